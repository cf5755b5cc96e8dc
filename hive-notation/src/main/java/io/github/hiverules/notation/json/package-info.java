// SPDX-License-Identifier: Apache-2.0
/**
 * JSON for the values of this library. {@link io.github.hiverules.notation.json.HiveJson} converts values to maps and
 * lists, for any JSON library. {@link io.github.hiverules.notation.json.HiveJackson2Module} and {@link
 * io.github.hiverules.notation.json.HiveJackson3Module} do so for Jackson 2 and 3. All write the same JSON. Jackson's
 * {@code findAndAddModules()} finds the modules; Spring Boot 4 calls this method. A value that is written and read
 * again is equal to the original. Results of analyses, such as {@link io.github.hiverules.api.Legality} and {@link
 * io.github.hiverules.api.analysis.SideMetrics}, can be written but not read.
 *
 * <table>
 * <caption>The JSON of each value</caption>
 * <tr><th>value</th><th>JSON</th></tr>
 * <tr><td>{@link io.github.hiverules.api.Piece}</td><td>{@code "wA1"}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Hex}</td><td>{@code [1,-1]}: q and r</td></tr>
 * <tr><td>{@link io.github.hiverules.api.PieceStack}</td><td>{@code ["bQ","wB1"]}, from the ground up</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Move}</td><td>one of {@code {"place":"wA1","to":[0,0]}},
 *     {@code {"move":"wA1","to":[1,0]}} and {@code {"pass":true}}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Ruleset}</td>
 *     <td>{@code {"gameType":"Base+MLP","queenMayOpen":false,"repetitionDraws":true}}, with
 *     {@code "symmetricRepetition":true} under {@link io.github.hiverules.api.RepetitionRule#SYMMETRY}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Outcome}</td>
 *     <td>{@code {"state":"WhiteWins","reason":"queen-surrounded"}}, {@code {"state":"InProgress"}}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Position}, {@link io.github.hiverules.api.Setup}</td>
 *     <td>{@code {"ruleset":…,"ply":4,"resting":"wB1","stacks":[{"at":[0,0],"pieces":["wS1"]}]}}. {@code resting} is
 *     optional and names the piece that the last turn moved. {@code passesWithoutQueen}
 *     ({@link io.github.hiverules.api.Setup#passesWithoutQueen()}) is omitted if 0</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Game}</td>
 *     <td>{@code {"start":…,"moves":[…],"outcome":…}}. Illegal moves are errors</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Legality}</td><td>{@code {"legal":false,"reasons":[…]}}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Violation}, {@link io.github.hiverules.api.SetupProblem}</td>
 *     <td>{@code {"kind":"covered","piece":"wQ","top":"bB1","rule":"R3.3"}}. {@code kind} is the code, and the other
 *     members are the {@linkplain io.github.hiverules.api.Violation#parts() parts}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Mobility}</td><td>{@code {"kind":"free","piece":"wQ","moves":[…]}},
 *     {@code {"kind":"blocked","piece":"wQ","reasons":[…]}}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.MovePath}</td>
 *     <td>{@code {"kind":"walk","piece":"wQ","movesAs":"queen-bee","from":[0,0],
 *     "steps":[{"to":[1,0],"height":1}],"rule":"R4.1"}},
 *     {@code {"kind":"jump","piece","from","steps"}},
 *     {@code {"kind":"throw","piece","thrower","from","steps"}}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.analysis.SideMetrics}</td>
 *     <td>{@code {"color":"white","queenLiberties":5,"reach":{"wQ":[[1,0]]},"pinned":[…],"gated":[…],"covered":[…],
 *     "placementCells":[…]}}. {@code queenLiberties} is omitted if the Queen Bee is in the hand</td></tr>
 * <tr><td>{@link io.github.hiverules.api.analysis.Race}</td><td>{@code {"moves":3,"exact":true}}</td></tr>
 * <tr><td>{@link io.github.hiverules.notation.record.GameRecord}</td>
 *     <td>{@code {"start":…,"tags":[{"name":"White","value":"ann"}],"outcome":…,"comments":["on the game"],
 *     "moves":[{"move":"wS1"},{"move":"bS1 wS1-","nags":[1],"clock":59000,"comments":["good"],
 *     "variations":[[{"move":"bG1 wS1-","openingComments":["or"]},{"move":"wQ -wS1"}]]}]}}. {@code move} is a
 *     MoveString, and {@code clock} is in milliseconds. {@code comments}, {@code nags}, {@code clock},
 *     {@code openingComments} and {@code variations} are optional. Only the first move of a variation has
 *     {@code openingComments}. Illegal moves and impossible outcomes are errors. Analyses saved by hivegame.com
 *     ({@code {"format":"hive-analysis","version":1,…}}, or older files with a {@code tree}) can be read, too;
 *     annotations become comments. A {@code start_hop} is rotated so that the moves are legal</td></tr>
 * <tr><td>{@link io.github.hiverules.notation.record.Tag}</td><td>{@code {"name":"White","value":"ann"}}</td></tr>
 * <tr><td>{@link io.github.hiverules.notation.text.RecordPath}</td><td>{@code "7.1.2"}</td></tr>
 * <tr><td>{@link io.github.hiverules.notation.uhp.SearchLimit}</td><td>{@code {"time":200,"depth":5}}: {@code time} in
 *     milliseconds, {@code depth} in plies, or both</td></tr>
 * <tr><td>enum constants</td><td>the lower-case name with hyphens: {@code "white"}, {@code "soldier-ant"},
 *     {@code "rotate-60"}; for a {@link io.github.hiverules.api.Rule} the number: {@code "R3.2"}</td></tr>
 * <tr><td>{@link io.github.hiverules.api.analysis.CanonicalPosition}</td>
 *     <td>not supported: write the key or the position instead</td></tr>
 * </table>
 *
 * <p>Pieces ({@code "wA1"}), cells ({@code "(1,-1)"}), paths ({@code "7.1.2"}) and enum constants can be keys of maps,
 * such as a {@code Map<Piece, X>}.
 *
 * <p><b>Reading.</b> Members are required unless the table says otherwise. Unknown members are ignored. Null, duplicate
 * members, nesting deeper than 320, {@linkplain io.github.hiverules.api.Setup#problems() impossible} positions and
 * illegal moves are errors. HiveJson throws an {@link IllegalArgumentException}, and Jackson an exception of its own.
 * The message names the place: {@code moves[3].clock: Expected a whole number.} HiveJson can't see duplicate members;
 * the JSON library decides how to read them. If the whole JSON text is null, Jackson returns null.
 *
 * <p><b>Settings of Jackson.</b> The mapper's naming strategies, inclusion rules, views, filters and default typing
 * don't change the JSON. The mapper's indentation, escapes, {@code WRITE_NUMBERS_AS_STRINGS} and
 * {@code WRAP_ROOT_VALUE} apply. Numbers in quotes can be read. With {@code WRAP_ROOT_VALUE}, call
 * {@code withRootName}. With default typing, declare values with their own types instead of {@code Object}.
 */
@NullMarked
package io.github.hiverules.notation.json;

import org.jspecify.annotations.NullMarked;
