import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Box } from '../../layout/Box';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    w: 9,
    h: 5,
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'switch',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    transition: 'background-color 150ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: 4,
      borderRadius: 'full',
      bg: 'white',
      transition: 'inset-inline-start 150ms',
    },
    _checked: { bg: 'brand.solid', _before: { insetInlineStart: '18px', bg: 'brand.contrast' } },
    _disabled: { layerStyle: 'disabled' },
  },
});

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width'> & {
  /** Label beside the switch. Without one, set `aria-label`. */
  label?: ReactNode;
};

/** Setting that takes effect at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
  const control = <Track type="checkbox" role="switch" {...rest} />;
  if (label === undefined) return control;
  return (
    <Box
      as="label"
      display="inline-flex"
      alignItems="center"
      gap={2.5}
      maxW="full"
      textStyle="sm"
      cursor="pointer"
    >
      {control}
      <Box as="span" minW={0} overflowWrap="anywhere">
        {label}
      </Box>
    </Box>
  );
}
