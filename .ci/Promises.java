// SPDX-License-Identifier: Apache-2.0
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Checks the Javadoc of what came since the last release, and of what is deprecated: {@code java Promises.java VERSION}, after
 * japicmp has compared the modules. What is new says {@code @since VERSION}, in a new type only the type; what is deprecated says
 * since which version, and why.
 */
final class Promises {
    private static final List<String> MODULES = List.of("hive-api", "hive-impl", "hive-notation");

    private final String since;
    private final List<String> broken = new ArrayList<>();
    /** The types, fields and methods by name, a method with its number of parameters; how many overloads are new. */
    private final Map<String, Integer> fresh = new HashMap<>();

    private Promises(String since) {
        this.since = since;
    }

    public static void main(String[] args) throws Exception {
        Promises promises = new Promises("@since " + args[0].replace("-SNAPSHOT", ""));
        for (String module : MODULES) {
            promises.readComparison(Path.of(module, "target/program/japicmp/api-compatibility.xml"));
            promises.readSources(Path.of(module, "src/main/java"));
        }
        promises.fresh.forEach((name, count) -> {
            if (count > 0) {
                promises.broken.add(name + " is new and lacks \"" + promises.since + "\"");
            }
        });
        promises.broken.stream().sorted().forEach(System.err::println);
        System.exit(promises.broken.isEmpty() ? 0 : 1);
    }

    private void readComparison(Path report) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile());
        Set<String> freshTypes = new HashSet<>();
        for (Element type : elements(document.getElementsByTagName("class"))) {
            String name = type.getAttribute("fullyQualifiedName");
            if (isFresh(type)) {
                freshTypes.add(name);
                continue;
            }
            for (String kind : List.of("constructor", "field", "method")) {
                for (Element member : elements(type.getElementsByTagName(kind))) {
                    if (isFresh(member)) {
                        int parameters = member.getElementsByTagName("parameter").getLength();
                        fresh.merge(
                                name + "#" + (kind.equals("constructor") ? "<init>" : member.getAttribute("name"))
                                        + (kind.equals("field") ? "" : "/" + parameters),
                                1,
                                Integer::sum);
                    }
                }
            }
        }
        for (String name : freshTypes) {
            if (!freshTypes.contains(name.replaceFirst("\\$[^$]*$", "")) || !name.contains("$")) {
                fresh.put(name, 1);
            }
        }
    }

    private static List<Element> elements(NodeList nodes) {
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static boolean isFresh(Element element) {
        return element.getAttribute("changeStatus").equals("NEW");
    }

    private void readSources(Path folder) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (Stream<Path> files = Files.walk(folder);
                StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            JavacTask task = (JavacTask)
                    compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sources));
            for (CompilationUnitTree unit : task.parse()) {
                if (unit.getPackageName() != null) {
                    new Reader(Trees.instance(task), unit.getPackageName().toString()).scan(unit, null);
                }
            }
        }
    }

    private final class Reader extends TreePathScanner<Void, Void> {
        private final Trees trees;
        private final Deque<String> names = new ArrayDeque<>();

        Reader(Trees trees, String packageName) {
            this.trees = trees;
            names.push(packageName + ".");
        }

        @Override
        public Void visitClass(ClassTree type, Void nothing) {
            String outer = names.getFirst();
            String name = outer + (outer.endsWith(".") ? "" : "$") + type.getSimpleName();
            check(name, type.getModifiers());
            names.push(name);
            // not of its methods: what stands within them is nobody else's
            type.getMembers().forEach(member -> scan(member, null));
            names.pop();
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            int parameters = method.getParameters().size();
            check(names.getFirst() + "#" + method.getName() + "/" + parameters, method.getModifiers());
            return null;
        }

        @Override
        public Void visitVariable(VariableTree field, Void nothing) {
            check(names.getFirst() + "#" + field.getName(), field.getModifiers());
            return null;
        }

        private void check(String name, ModifiersTree modifiers) {
            String comment = trees.getDocComment(getCurrentPath());
            String words = comment == null ? "" : comment;
            if (words.contains(since)) {
                fresh.computeIfPresent(name, (key, count) -> count - 1);
            }
            for (Tree annotation : modifiers.getAnnotations()) {
                String text = annotation.toString();
                if (text.startsWith("@Deprecated") && !(text.contains("since") && words.contains("@deprecated"))) {
                    broken.add(name + " is deprecated, and does not say since when (@Deprecated(since = ...)) or"
                            + " what to use instead (@deprecated in its Javadoc)");
                }
            }
        }
    }
}
