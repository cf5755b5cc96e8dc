// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.cli.commands.RecordsCommand;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Creates a training set from records. */
@Command(
        description =
                "Creates a training set of NumPy files: for each turn the planes, the legal move numbers, the number"
                        + " played and the result. Duplicate games are skipped; each game goes to train, validation or"
                        + " test. To resume an interrupted run, repeat the command. Exit code: 0 if all games were used, 1"
                        + " if broken games were skipped, 2 if a file can't be read.")
public final class Features extends RecordsCommand {
    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Output folder.")
    private Path out = Path.of("");

    @Option(
            names = "--planes",
            split = ",",
            paramLabel = "FEATURE",
            description = "Features to include: ${COMPLETION-CANDIDATES}. Default: the 23 standard planes.")
    private List<Feature> features = new ArrayList<>();

    @Option(
            names = "--radius",
            paramLabel = "R",
            description = "Planes have 2R+1 rows and columns. Default: ${DEFAULT-VALUE}.")
    private int radius = 8;

    @Option(
            names = "--middle",
            description = "Centre of the planes: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Middle middle = Middle.FIRST_PIECE;

    @Override
    public Integer call() {
        FeaturePlanes.Builder sized = fromOption(
                "--radius",
                () -> FeaturePlanes.builder(Ruleset.full()).middle(middle).radius(radius));
        FeaturePlanes planes = features.isEmpty()
                ? sized.build()
                : fromOption(
                        "--planes",
                        () -> sized.features(features.toArray(Feature[]::new)).build());
        try (Output output = outputFolder(out)) {
            return write(output, planes);
        } catch (IOException e) {
            throw Failures.cannotWrite(out, e);
        }
    }

    private int write(Output output, FeaturePlanes planes) throws IOException {
        TrainingSet set = new TrainingSet(output, planes, fingerprint(paths(), output::contains));
        addGames(verdict -> {
            set.add(verdict);
            progress().around(() -> {}, set.toString());
        });
        set.finish();
        out().println(set);
        return exitCode(set.broken());
    }
}
