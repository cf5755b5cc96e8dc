// The element <hive-board> of the npm package. It loads the rules and the records when the first board needs them.
import { HiveBoard } from "page/element/hive-board.js";

export { HiveBoard };

HiveBoard.ask = async (question, content) => (await import("./records.js")).answer(question, content);
