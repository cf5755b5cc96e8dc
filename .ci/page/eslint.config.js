import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "consistent-return": "error",
      curly: "error",
      eqeqeq: "error",
      "max-len": ["error", 120],
      "max-lines": ["error", 250],
      "no-duplicate-imports": "error",
      "no-else-return": "error",
      "no-implicit-coercion": "error",
      "no-implicit-globals": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-unneeded-ternary": "error",
      "no-useless-concat": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "require-await": "error",
    },
  },
];
