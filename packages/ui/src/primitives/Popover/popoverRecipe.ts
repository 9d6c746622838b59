import { defineSlotRecipe } from '@chakra-ui/react';

/** Styles of popovers. */
export const popoverRecipe = defineSlotRecipe({
  className: 'adlane-popover',
  slots: ['trigger', 'positioner', 'content', 'title', 'body', 'arrow', 'arrowTip', 'closeTrigger'],
  base: {
    content: {
      zIndex: 'dropdown',
      w: '18rem',
      maxW: 'calc(100vw - 2rem)',
      maxH: 'min(30rem, var(--available-height))',
      overflowY: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'l3',
      shadow: 'lg',
      outline: 0,
      p: 4,
      _open: { animationStyle: 'slide-fade-in', animationDuration: 'fast' },
      _closed: { animationStyle: 'slide-fade-out', animationDuration: 'faster' },
    },
    title: { textStyle: 'sm', fontWeight: 'semibold', mb: 3 },
  },
});
