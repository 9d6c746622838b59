import { scopeClass } from './scopeClass';

const scope = `.${scopeClass}`;

/** Font sizes with their line heights. */
export const textStyles = {
  '2xs': { value: { fontSize: '2xs', lineHeight: '0.875rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem', letterSpacing: '-0.01em' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: '-0.015em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: '-0.02em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2.375rem', letterSpacing: '-0.025em' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '2.75rem', letterSpacing: '-0.025em' } },
};

export const layerStyles = {
  disabled: { value: { opacity: '0.55', cursor: 'disabled' } },
};

export const keyframes = {
  'adlane-spin': { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  'adlane-pulse': { '50%': { opacity: '0.5' } },
  'adlane-sweep': { from: { marginInlineStart: '-40%' }, to: { marginInlineStart: '100%' } },
  // Of content that scrolls sideways; in steps, because lengths in variables are not interpolated.
  'adlane-fade-edges': {
    '0%': { '--fade-end': '2rem' },
    '1%, 99%': { '--fade-start': '2rem', '--fade-end': '2rem' },
    '100%': { '--fade-start': '2rem' },
  },
  'adlane-fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'adlane-fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'adlane-scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'adlane-scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'adlane-slide-from-top': { '0%': { translate: '0 -0.375rem' }, to: { translate: '0' } },
  'adlane-slide-from-bottom': { '0%': { translate: '0 0.375rem' }, to: { translate: '0' } },
  'adlane-slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'adlane-slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'adlane-slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  'adlane-slide-to-right-full': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'adlane-slide-from-bottom-full': { from: { translate: '0 100%' }, to: { translate: '0 0' } },
  'adlane-slide-to-bottom-full': { from: { translate: '0 0' }, to: { translate: '0 100%' } },
};

export const animationStyles = {
  'slide-fade-in': {
    value: {
      transformOrigin: 'var(--transform-origin)',
      '&[data-placement^=top]': { animationName: 'adlane-slide-from-bottom, adlane-fade-in' },
      '&[data-placement^=bottom]': { animationName: 'adlane-slide-from-top, adlane-fade-in' },
      '&[data-placement^=left], &[data-placement^=right]': { animationName: 'adlane-fade-in' },
    },
  },
  'slide-fade-out': { value: { animationName: 'adlane-fade-out' } },
  'scale-fade-in': { value: { animationName: 'adlane-scale-in, adlane-fade-in' } },
  'scale-fade-out': { value: { animationName: 'adlane-scale-out, adlane-fade-out' } },
};

/** Styles of everything inside a provider: typography, isolation of names, placeholder, focus, reduced motion. */
export const globalCss = {
  [scope]: {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    '--control-height': { base: 'sizes.control.touch', md: 'sizes.control.form' },
    color: 'fg',
    lineHeight: '1.5',
    colorPalette: 'gray',
    fontFeatureSettings: '"cv11", "ss03"',
    textRendering: 'optimizeLegibility',
  },
  [`html${scope}`]: { bg: 'bg.canvas' },
  // What a page around a provider would pass on to its texts, such as the centered root of Vite's template.
  [`${scope}:not(html)`]: {
    fontSize: '1rem',
    fontStyle: 'normal',
    fontWeight: 'normal',
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    whiteSpace: 'normal',
    textAlign: 'start',
    textIndent: 0,
    textTransform: 'none',
    textShadow: 'none',
    cursor: 'auto',
  },
  // A name in one of them turns no text around it, whatever its script. Blocks are isolated by the browser.
  [`${scope} :where(a, b, em, i, small, span, strong)`]: { unicodeBidi: 'isolate' },
  // The edge of the column, whatever the direction of a name.
  [`${scope} :where(bdi)`]: { textAlign: 'match-parent' },
  // A text has the direction of its first letter, an empty field that of the page.
  [`${scope} :where(textarea, input:not([type]), [type=text], [type=search])`]: { unicodeBidi: 'plaintext' },
  [`${scope} ::placeholder, ${scope} [data-placeholder]`]: { color: 'fg.subtle', opacity: 1 },
  [`${scope} ::selection`]: { bg: 'brand.emphasized' },
  '@media (prefers-reduced-motion: reduce)': {
    // Except the edges of tabs, which fade by scrolling and not by time.
    [`${scope} :not([role=tablist]), ${scope} *::before, ${scope} *::after`]: {
      // `none` instead of a short duration: a short animation still shows its first frame, an invisible
      // dialog; and with `all` as transition property an inherited color would change one level per frame.
      animationName: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
