// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a training set of records. */
@Command(
        description =
                "Makes a training set of the games in the records: a row for each turn with planes, legal numbers, the"
                        + " number played, the result. Games are taken once each and split by game into train, validation"
                        + " and test. A run that was stopped is continued by the same command and gives the same files."
                        + " Exit code 0 when the set is made, 1 when some games are broken and left out, 2 when something"
                        + " can't be read.")
final class Features extends Example {
    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where the set is made.")
    private Path out = Path.of("");

    @Option(
            names = "--planes",
            split = ",",
            paramLabel = "FEATURE",
            description = "What the planes show: ${COMPLETION-CANDIDATES}. The usual 23 planes unless given.")
    private List<Feature> features = new ArrayList<>();

    @Option(
            names = "--radius",
            paramLabel = "R",
            description = "Planes have 2R+1 rows and columns; ${DEFAULT-VALUE} unless given.")
    private int radius = 8;

    @Option(
            names = "--middle",
            description = "What the middle of the planes is: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless given.")
    private Middle middle = Middle.FIRST_PIECE;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for the standard input. The format is recognised from the content.")
    private List<String> paths = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        FeaturePlanes planes;
        try {
            FeaturePlanes.Builder builder = FeaturePlanes.builder(
                            Ruleset.tournament().withExpansions(Expansion.values()))
                    .radius(radius)
                    .middle(middle);
            planes = (features.isEmpty() ? builder : builder.features(features.toArray(Feature[]::new))).build();
        } catch (IllegalArgumentException e) {
            throw misused(String.valueOf(e.getMessage()));
        }
        Progress progress = Progress.on(err());
        TrainingSet set = new TrainingSet(out, planes, TrainingSet.inputs(paths));
        boolean allRead =
                Sources.visit(paths, Rules.options(Optional.empty()), progress, err(), (file, index, found) -> {
                    set.add(found);
                    progress.around(() -> {}, set.toString());
                });
        set.finish();
        progress.end();
        out().println(set);
        return !allRead ? Main.COULD_NOT_RUN : set.broken() > 0 ? 1 : 0;
    }
}
