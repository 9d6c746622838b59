/** axe rules whose result depends on color or layout; the result of the others is the same in every theme. */
export const appearanceRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];
