import { defineRecipe } from '@chakra-ui/react';
import { controlHeight } from '../../theme/controlHeight';

/** Styles of inputs, text areas and selects. */
export const inputRecipe = defineRecipe({
  className: 'adlane-input',
  base: {
    w: 'full',
    minW: 0,
    h: controlHeight,
    px: 3,
    // 16 px on phones: iOS zooms the page when a smaller input gets the focus.
    textStyle: { base: 'md', md: 'sm' },
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    // Numbers and URLs stay left to right on right-to-left pages, placeholders included.
    '&:is([type=number], [type=url], [type=email], [inputmode=decimal])': {
      _rtl: { direction: 'ltr', textAlign: 'right' },
    },
    outline: 0,
    appearance: 'none',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '--focus-ring-width': '2px',
    _disabled: { layerStyle: 'disabled', bg: 'bg.muted' },
    '&[aria-invalid=true]': { borderColor: 'border.error', colorPalette: 'red' },
  },
  variants: {
    size: { sm: { h: 8, textStyle: { base: 'md', md: 'sm' }, px: 2.5 }, md: {} },
    multiline: { true: { h: 'auto', py: 2.5, lineHeight: '1.5', resize: 'vertical' } },
  },
  defaultVariants: { size: 'md' },
});
