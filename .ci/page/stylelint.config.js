export default {
  extends: "stylelint-config-standard",
  rules: {
    "declaration-block-single-line-max-declarations": null,
    "declaration-empty-line-before": null,
    "no-descending-specificity": null,
    "rule-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "declaration-no-important": null,
  },
};
