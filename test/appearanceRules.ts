/** Rules of axe whose answer hangs on colours and places; what the others ask for is the same in every look. */
export const appearanceRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];
