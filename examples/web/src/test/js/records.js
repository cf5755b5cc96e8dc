// Reads records and describes them as EqualAnswersTest does.
import { answerAll, attempt } from "./ask.js";
import { cursor, fromRecord, print, scan, svg } from "./npm/records.js";

function walk(place, places) {
  places.push(place);
  place.choices().forEach(choice => walk(choice, places));
  return places;
}

const describe = text => ({
  russian: scan(text, "ru"),
  english: scan(text).map(game => ({ ...game, ...(game.record && {
    texts: ["GAME_STRING", "PGN", "SGF"].map(format => attempt(() => print(game.record, format))),
    position: fromRecord(game.record).position,
    drawn: svg(cursor(game.record).end()),
    places: walk(cursor(game.record), []),
    again: JSON.stringify(cursor(game.record).record) === JSON.stringify(game.record),
  }) })),
});

answerAll(question => JSON.stringify(describe(JSON.parse(question))));
