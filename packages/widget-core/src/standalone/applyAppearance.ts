import { computeContrastColor } from '../overlay/computeContrastColor';

/** Colors, corners and font: values of CSS. Each replaces the page's variable of the same name, `--adlane-accent`. */
export type ThemeTokens = {
  /** Main button and frame. @default '#485BFF' */
  readonly accent?: string;
  /** Text on the accent. @default black or white, whichever is easier to read on an accent `#rrggbb` */
  readonly accentText?: string;
  /** Background of toolbars and bubbles. @default '#fff' */
  readonly surface?: string;
  /** Text on the surface. @default '#16181d' */
  readonly text?: string;
  /** Corners of toolbars and bubbles. @default '14px' */
  readonly radius?: string;
  /** Font family. @default 'system-ui, sans-serif' */
  readonly font?: string;
  /** What is behind an image. @default '#1b1e24' */
  readonly backdrop?: string;
};

/** Colors, direction and language of a standalone part. */
export type Appearance = {
  /** Colors, corners and font. @default the page's variables `--adlane-…` */
  readonly theme?: ThemeTokens;
  /** Writing direction. @default that of the locale, else the document's */
  readonly dir?: 'ltr' | 'rtl';
  /** Language of the texts, as BCP 47 (`ar-EG`): for fonts, hyphens and screen readers. @default the document's */
  readonly locale?: string;
};

/** Languages that are written from right to left. */
const rtlLanguages = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Applies colors, direction and language to a layer. */
export function applyAppearance(container: HTMLElement, { theme = {}, dir, locale }: Appearance): void {
  const { style } = container;
  const accentText = theme.accent?.startsWith('#') && computeContrastColor(theme.accent);
  if (locale) container.lang = locale;
  container.dir =
    dir ??
    (locale
      ? rtlLanguages.test(locale)
        ? 'rtl'
        : 'ltr'
      : getComputedStyle(document.documentElement).direction);
  for (const [token, value] of Object.entries({ accentText, ...theme }))
    if (value) style.setProperty(`--adlane-${token.replace('T', '-t')}`, value);
  style.setProperty('--accent', 'var(--adlane-accent,#485BFF)');
  style.setProperty('--accent-text', 'var(--adlane-accent-text,#fff)');
}
