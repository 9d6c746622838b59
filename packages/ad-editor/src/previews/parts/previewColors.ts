import type { PreviewMode } from '../placements/PreviewPlacement';

/** The platform whose colors a frame uses. */
export type PreviewSkin = 'facebook' | 'instagram' | 'google' | 'app' | 'overMedia';

/** Color roles of a frame; each text has AA contrast on `surface` and `raised`. */
type Colors = {
  readonly surface: string;
  /** Bars and cards on the surface. */
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** A pressed-on surface of the platform's colour, with the text on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** Links and headlines in the platform's colour. */
  readonly link: string;
};

const overMedia: Colors = {
  surface: '#101214',
  raised: '#202327',
  text: '#ffffff',
  muted: '#e4e6eb',
  line: '#3a3d42',
  accent: '#ffffff',
  onAccent: '#101214',
  link: '#ffffff',
};

/** The platforms' own colours in light and dark, darkened or lightened where theirs miss AA. */
export const previewColors: Readonly<Record<PreviewSkin, Readonly<Record<PreviewMode, Colors>>>> = {
  facebook: {
    light: {
      surface: '#ffffff',
      raised: '#f0f2f5',
      text: '#080809',
      muted: '#606266',
      line: '#dadde1',
      accent: '#e2e5e9',
      onAccent: '#080809',
      link: '#0064d1',
    },
    dark: {
      surface: '#252728',
      raised: '#333334',
      text: '#e2e5e9',
      muted: '#b8bbbf',
      line: '#45484b',
      accent: '#4a4d50',
      onAccent: '#f2f4f7',
      link: '#7cb5ff',
    },
  },
  instagram: {
    light: {
      surface: '#ffffff',
      raised: '#f3f5f7',
      text: '#0c1014',
      muted: '#61676d',
      line: '#dbdfe4',
      accent: '#4150f7',
      onAccent: '#ffffff',
      link: '#3143e3',
    },
    dark: {
      surface: '#0c1014',
      raised: '#212328',
      text: '#f5f5f5',
      muted: '#a8adb3',
      line: '#363a40',
      accent: '#4150f7',
      onAccent: '#ffffff',
      link: '#9ba6ff',
    },
  },
  google: {
    light: {
      surface: '#ffffff',
      raised: '#f1f3f4',
      text: '#202124',
      muted: '#575b60',
      line: '#dadce0',
      accent: '#1967d2',
      onAccent: '#ffffff',
      link: '#1a0dab',
    },
    dark: {
      surface: '#1f2023',
      raised: '#303134',
      text: '#e8eaed',
      muted: '#bdc1c6',
      line: '#45484c',
      accent: '#8ab4f8',
      onAccent: '#202124',
      link: '#99c3ff',
    },
  },
  app: {
    light: {
      surface: '#ffffff',
      raised: '#eef0f2',
      text: '#16191d',
      muted: '#565d66',
      line: '#d5d9de',
      accent: '#0a63d1',
      onAccent: '#ffffff',
      link: '#0a5bc2',
    },
    dark: {
      surface: '#191c20',
      raised: '#2a2e33',
      text: '#eceef0',
      muted: '#b3bac2',
      line: '#3d4248',
      accent: '#0a63d1',
      onAccent: '#ffffff',
      link: '#8fbfff',
    },
  },
  // Content over an image or video has the same colors in both modes.
  overMedia: { light: overMedia, dark: overMedia },
};

/** The colours as CSS variables that every part of a frame reads. */
export const colorVariables = {
  surface: 'var(--preview-surface)',
  raised: 'var(--preview-raised)',
  text: 'var(--preview-text)',
  muted: 'var(--preview-muted)',
  line: 'var(--preview-line)',
  accent: 'var(--preview-accent)',
  onAccent: 'var(--preview-on-accent)',
  link: 'var(--preview-link)',
} as const satisfies Record<keyof Colors, string>;
