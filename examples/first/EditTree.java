// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

/**
 * Edits a record with variations: {@code java -cp hive.jar EditTree.java FILE}. Reads commands such as {@code go 7.1.2},
 * {@code play bG1 wS1-}, {@code comment sharp}, {@code promote}, {@code remove}, {@code undo}, {@code redo},
 * {@code save out.pgn}.
 */
final class EditTree {
    // A cursor is immutable and contains the whole record, so stacks of cursors are enough for undo and redo.
    private final Deque<RecordCursor> undo = new ArrayDeque<>();
    private final Deque<RecordCursor> redo = new ArrayDeque<>();
    private RecordCursor here;

    EditTree(RecordCursor start) {
        here = start;
    }

    public static void main(String[] arguments) throws IOException {
        EditTree editor = new EditTree(
                Records.parseOne(Files.readString(Path.of(arguments[0]))).cursor());
        Scanner lines = new Scanner(System.in);
        while (lines.hasNextLine()) {
            String[] command = lines.nextLine().strip().split(" ", 2);
            try {
                editor.run(command[0], command.length > 1 ? command[1] : "");
                System.out.println(editor.here.path() + " " + editor.here.moveString());
            } catch (IllegalArgumentException e) { // for example, an illegal move
                System.out.println("error: " + e.getMessage());
            } catch (FileAlreadyExistsException e) { // never overwrites a file
                System.out.println("error: " + e.getFile() + " exists");
            }
        }
    }

    private void run(String command, String argument) throws IOException {
        switch (command) {
            case "go" -> here = here.record().cursor(RecordPath.parse(argument));
            case "play" -> edit(here.play(argument)); // adds the move if the record lacks it
            case "comment" -> edit(here.withComments(argument));
            case "promote" -> edit(here.promote());
            case "remove" -> edit(here.remove());
            case "undo" -> step(undo, redo);
            case "redo" -> step(redo, undo);
            case "save" ->
                Files.writeString(
                        Path.of(argument),
                        Records.print(here.record(), argument.endsWith(".sgf") ? RecordFormat.SGF : RecordFormat.PGN),
                        StandardOpenOption.CREATE_NEW);
            default -> throw new IllegalArgumentException("unknown command " + command);
        }
    }

    private void edit(RecordCursor edited) {
        undo.push(here);
        redo.clear();
        here = edited;
    }

    private void step(Deque<RecordCursor> from, Deque<RecordCursor> to) {
        if (!from.isEmpty()) {
            to.push(here);
            here = from.pop();
        }
    }
}
