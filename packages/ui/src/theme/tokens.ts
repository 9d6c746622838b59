import { buildBrandScale, type ColorShades, defaultBrandColor } from './buildBrandScale';

/** Source of every size, color and shadow. Colors are named by role below. */
const gray = {
  50: '#f6f8f8',
  100: '#edf1f1',
  200: '#dfe5e6',
  300: '#c8d1d3',
  400: '#98a5a9',
  500: '#5f6e73',
  600: '#4d5c62',
  700: '#3b494f',
  800: '#27343a',
  850: '#1c282e',
  900: '#141f25',
  950: '#0f181d',
} as const;

/** Semantic colors; each becomes a palette with the same shades as the accent. */
const tones = { red: '#b42318', orange: '#a04a06', green: '#1a7346', blue: '#2456a8' } as const;

type Valued<Value> = { value: Value };
type Themed = Valued<{ _light: string; _dark: string }>;

function toValues<Key extends string, Value>(record: Record<Key, Value>): Record<Key, Valued<Value>> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, { value }]);
  return Object.fromEntries(entries) as Record<Key, Valued<Value>>;
}

function toThemed(light: string, dark: string): Themed {
  return { value: { _light: light, _dark: dark } };
}

function buildPalette(color: string): Record<keyof ColorShades, Themed> {
  const { light, dark } = buildBrandScale(color);
  const keys = Object.keys(light) as (keyof ColorShades)[];
  return Object.fromEntries(keys.map((key) => [key, toThemed(light[key], dark[key])])) as Record<
    keyof ColorShades,
    Themed
  >;
}

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const sizes = {
  ...spacing,
  ...toValues({
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    '7xl': '80rem',
    '8xl': '90rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '60ch',
    dvh: '100dvh',
    dvw: '100dvw',
  }),
  // Measures of the layout, which screens take from here.
  control: toValues({ bar: '2rem', form: '2.25rem', touch: '2.75rem' }),
  row: toValues({ compact: '2.25rem', line: '2.75rem', lines: '3.25rem' }),
  page: toValues({
    topBar: '3rem',
    menu: '14.5rem',
    foldedMenu: '3.5rem',
    content: '90rem',
    text: '42.5rem',
  }),
};

/** Widths from which a wider layout applies. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

export const tokens = {
  colors: {
    ...toValues({ transparent: 'transparent', current: 'currentColor', white: '#ffffff', black: '#0b1216' }),
    gray: toValues(gray),
    blackAlpha: toValues({ 400: 'rgba(9, 16, 20, 0.32)', 500: 'rgba(9, 16, 20, 0.44)' }),
  },
  spacing: {
    ...spacing,
    // Height of a field's label with the gap below: where its control begins.
    ...toValues({ label: '1.625rem' }),
  },
  sizes,
  fonts: toValues({
    heading: "'Inter Variable', Inter, system-ui, sans-serif",
    body: "'Inter Variable', Inter, system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: toValues({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  }),
  fontWeights: toValues({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: toValues({ shorter: '1.25', short: '1.375', moderate: '1.5', tall: '1.625' }),
  letterSpacings: toValues({ tight: '-0.02em', normal: '0', wide: '0.025em' }),
  borderWidths: toValues({ line: '1px', strong: '2px' }),
  radii: toValues({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    full: '9999px',
  }),
  durations: toValues({ faster: '100ms', fast: '150ms', moderate: '180ms', slow: '240ms' }),
  easings: toValues({
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: toValues({
    spin: 'adlane-spin 0.9s linear infinite',
    pulse: 'adlane-pulse 1.8s ease-in-out infinite',
  }),
  zIndex: toValues({
    hide: -1,
    base: 0,
    // Above its neighbors, such as a link that covers its card.
    raised: 1,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  cursor: toValues({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    slider: 'pointer',
    switch: 'pointer',
  }),
};

const grayPalette = {
  solid: toThemed(gray[800], gray[100]),
  solidHover: toThemed(gray[950], '#ffffff'),
  contrast: toThemed('#ffffff', gray[950]),
  fg: toThemed(gray[700], gray[200]),
  subtle: toThemed(gray[100], gray[850]),
  muted: toThemed(gray[200], gray[800]),
  emphasized: toThemed(gray[300], gray[700]),
  border: toThemed(gray[300], gray[700]),
  focusRing: toThemed(gray[500], gray[400]),
};

const palettes = {
  brand: buildPalette(defaultBrandColor),
  red: buildPalette(tones.red),
  orange: buildPalette(tones.orange),
  green: buildPalette(tones.green),
  blue: buildPalette(tones.blue),
};

export const semanticTokens = {
  colors: {
    ...palettes,
    gray: grayPalette,
    bg: {
      DEFAULT: toThemed('#ffffff', gray[950]),
      canvas: toThemed(gray[50], gray[950]),
      panel: toThemed('#ffffff', gray[900]),
      subtle: toThemed(gray[50], gray[900]),
      muted: toThemed(gray[100], gray[850]),
      emphasized: toThemed(gray[200], gray[800]),
      inverted: toThemed(gray[900], gray[50]),
      error: palettes.red.subtle,
      warning: palettes.orange.subtle,
      success: palettes.green.subtle,
      info: palettes.blue.subtle,
    },
    fg: {
      DEFAULT: toThemed(gray[900], gray[100]),
      muted: toThemed(gray[600], '#a9b5b9'),
      subtle: toThemed(gray[500], gray[400]),
      inverted: toThemed('#ffffff', gray[950]),
      error: palettes.red.fg,
      warning: palettes.orange.fg,
      success: palettes.green.fg,
      info: palettes.blue.fg,
    },
    border: {
      DEFAULT: toThemed(gray[200], gray[800]),
      muted: toThemed(gray[100], gray[850]),
      subtle: toThemed(gray[50], gray[900]),
      emphasized: toThemed(gray[300], gray[700]),
      // Borders of inputs: 3:1 against the surface.
      control: toThemed('#7c8a92', '#647680'),
      inverted: toThemed(gray[800], gray[200]),
      error: palettes.red.solid,
      warning: palettes.orange.solid,
      success: palettes.green.solid,
      info: palettes.blue.solid,
    },
  },
  radii: toValues({ l1: '{radii.sm}', l2: '{radii.md}', l3: '{radii.xl}' }),
  shadows: {
    xs: toThemed('0 1px 2px rgba(15, 24, 29, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.5)'),
    sm: toThemed(
      '0 1px 2px rgba(15, 24, 29, 0.05), 0 2px 6px rgba(15, 24, 29, 0.05)',
      '0 2px 6px rgba(0, 0, 0, 0.5)',
    ),
    md: toThemed(
      '0 2px 4px rgba(15, 24, 29, 0.06), 0 6px 16px rgba(15, 24, 29, 0.08)',
      '0 6px 16px rgba(0, 0, 0, 0.55), 0 0 0 1px rgba(255, 255, 255, 0.06)',
    ),
    lg: toThemed(
      '0 4px 8px rgba(15, 24, 29, 0.06), 0 16px 40px rgba(15, 24, 29, 0.14)',
      // Menus have the color of the panels below them, and shadows show little on black: the edge is what tells them apart.
      `0 16px 40px rgba(0, 0, 0, 0.6), 0 0 0 1px ${gray[700]}`,
    ),
  },
};
