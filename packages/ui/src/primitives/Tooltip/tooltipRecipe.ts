import { defineSlotRecipe } from '@chakra-ui/react';

/** Styles of hints. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'adlane-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      zIndex: 'tooltip',
      maxW: '2xs',
      px: 2.5,
      py: 1.5,
      borderRadius: 'l2',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'xs',
      fontWeight: 'medium',
      shadow: 'md',
      _open: { animationStyle: 'scale-fade-in', animationDuration: 'faster' },
      _closed: { animationStyle: 'scale-fade-out', animationDuration: 'faster' },
    },
  },
});
