import { defineSlotRecipe } from '@chakra-ui/react';

/** Styles of dialogs and drawers. */
const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

const backdrop = {
  bg: 'blackAlpha.500',
  position: 'fixed',
  inset: 0,
  zIndex: 'calc(var(--layer-z) + var(--layer-index, 0) - 1)',
  '--layer-z': 'zIndex.modal',
  _open: { animationName: 'adlane-fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'adlane-fade-out', animationDuration: 'fast' },
} as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  w: 'full',
  bg: 'bg.panel',
  color: 'fg',
  shadow: 'lg',
  outline: 0,
  textStyle: 'sm',
} as const;

const inside = {
  header: { display: 'flex', flexDirection: 'column', gap: 1, px: 6, pt: 6, pb: 3 },
  // Beside the button that closes; what is below has the whole width.
  title: { textStyle: 'lg', fontWeight: 'semibold', pe: 8 },
  description: { color: 'fg.muted' },
  body: { flex: 1, px: 6, py: 2, minH: 0, overflow: 'auto', focusVisibleRing: 'inside' },
  footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3, px: 6, pt: 4, pb: 6 },
  closeTrigger: { position: 'absolute', top: 4, insetEnd: 4 },
} as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'adlane-dialog',
  slots,
  base: {
    ...inside,
    backdrop,
    positioner: {
      '--layer-z': 'zIndex.modal',
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      position: 'fixed',
      inset: 0,
      p: { base: 0, sm: 6 },
      zIndex: 'calc(var(--layer-z) + var(--layer-index, 0))',
    },
    content: {
      ...panel,
      maxH: { base: '92dvh', sm: 'full' },
      borderRadius: { base: 'l3', sm: 'l3' },
      borderEndRadius: { base: 0, sm: 'l3' },
      _open: {
        animationName: { base: 'adlane-slide-from-bottom-full', sm: 'adlane-scale-in, adlane-fade-in' },
        animationDuration: 'moderate',
      },
      _closed: {
        animationName: { base: 'adlane-slide-to-bottom-full', sm: 'adlane-scale-out, adlane-fade-out' },
        animationDuration: 'fast',
      },
    },
  },
  variants: {
    size: {
      xs: { content: { maxW: { sm: 'sm' } } },
      sm: { content: { maxW: { sm: 'md' } } },
      md: { content: { maxW: { sm: 'xl' } } },
      lg: { content: { maxW: { sm: '4xl' } } },
      xl: { content: { maxW: { sm: '6xl' } } },
    },
  },
  defaultVariants: { size: 'sm' },
});

export const drawerRecipe = defineSlotRecipe({
  className: 'adlane-drawer',
  slots,
  base: {
    ...inside,
    backdrop,
    positioner: {
      '--layer-z': 'zIndex.modal',
      display: 'flex',
      justifyContent: 'flex-end',
      position: 'fixed',
      inset: 0,
      zIndex: 'calc(var(--layer-z) + var(--layer-index, 0))',
    },
    header: { ...inside.header, borderBottomWidth: '1px', pb: 4 },
    body: { ...inside.body, py: 6 },
    footer: { ...inside.footer, borderTopWidth: '1px', py: 4 },
    content: {
      ...panel,
      h: 'full',
      _open: {
        animationName: { _ltr: 'adlane-slide-from-right-full', _rtl: 'adlane-slide-from-left-full' },
        animationDuration: 'slow',
        animationTimingFunction: 'ease-in-smooth',
      },
      _closed: {
        animationName: { _ltr: 'adlane-slide-to-right-full', _rtl: 'adlane-slide-to-left-full' },
        animationDuration: 'moderate',
      },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { sm: 'sm' } } },
      md: { content: { maxW: { sm: 'xl' } } },
      lg: { content: { maxW: { sm: '4xl' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
