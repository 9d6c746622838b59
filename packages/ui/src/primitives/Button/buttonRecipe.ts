import { defineRecipe } from '@chakra-ui/react';
import { controlHeight } from '../../theme/controlHeight';

/** Styles of buttons and of links in the style of buttons. */
export const buttonRecipe = defineRecipe({
  className: 'adlane-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: 2,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    fontWeight: 'medium',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'button',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        colorPalette: 'brand',
        bg: 'brand.solid',
        color: 'brand.contrast',
        shadow: 'xs',
        '&:hover:not(:disabled)': { bg: 'brand.solidHover' },
      },
      secondary: {
        colorPalette: 'brand',
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        shadow: 'xs',
        '&:hover:not(:disabled), &[data-state=open]': { bg: 'bg.muted' },
      },
      ghost: {
        colorPalette: 'brand',
        color: 'fg.muted',
        '&:hover:not(:disabled), &[data-state=open]': { bg: 'bg.muted', color: 'fg' },
      },
      danger: {
        colorPalette: 'red',
        bg: 'red.solid',
        color: 'red.contrast',
        shadow: 'xs',
        '&:hover:not(:disabled)': { bg: 'red.solidHover' },
      },
    },
    size: {
      sm: { h: 8, minH: 8, minW: 8, px: 3, textStyle: 'xs', gap: 1.5, '& svg': { boxSize: 3.5 } },
      md: {
        h: controlHeight,
        minH: controlHeight,
        minW: controlHeight,
        px: 3.5,
        textStyle: 'sm',
        '& svg': { boxSize: 4 },
      },
      lg: { h: 12, minH: 12, minW: 12, px: 5, textStyle: 'md', '& svg': { boxSize: 5 } },
    },
    iconOnly: { true: { px: 0 } },
    // Wraps long labels on phones.
    fullWidth: { true: { w: 'full', h: 'auto', py: 1.5, whiteSpace: 'normal', textWrap: 'balance' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
