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
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  sweep: { from: { marginInlineStart: '-40%' }, to: { marginInlineStart: '100%' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': { '0%': { translate: '0 -0.375rem' }, to: { translate: '0' } },
  'slide-from-bottom': { '0%': { translate: '0 0.375rem' }, to: { translate: '0' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  'slide-to-right-full': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'slide-from-bottom-full': { from: { translate: '0 100%' }, to: { translate: '0 0' } },
  'slide-to-bottom-full': { from: { translate: '0 0' }, to: { translate: '0 100%' } },
};

export const animationStyles = {
  'slide-fade-in': {
    value: {
      transformOrigin: 'var(--transform-origin)',
      '&[data-placement^=top]': { animationName: 'slide-from-bottom, fade-in' },
      '&[data-placement^=bottom]': { animationName: 'slide-from-top, fade-in' },
      '&[data-placement^=left], &[data-placement^=right]': { animationName: 'fade-in' },
    },
  },
  'slide-fade-out': { value: { animationName: 'fade-out' } },
  'scale-fade-in': { value: { animationName: 'scale-in, fade-in' } },
  'scale-fade-out': { value: { animationName: 'scale-out, fade-out' } },
};

/** Global styles: typography, placeholder, focus, reduced motion. */
export const globalCss = {
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    lineHeight: '1.5',
    colorPalette: 'gray',
    fontFeatureSettings: '"cv11", "ss03"',
    textRendering: 'optimizeLegibility',
  },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.emphasized' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // `none` instead of a short duration: a short animation still shows its first frame, an invisible
      // dialog; and with `all` as transition property an inherited color would change one level per frame.
      animationName: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
