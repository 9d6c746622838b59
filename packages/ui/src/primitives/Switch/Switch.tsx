import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
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
  /** Explanation below the label, announced with it. */
  hint?: ReactNode;
};

/** Setting that takes effect at once. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  const control = (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
    <Track type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} {...rest} />
  );
  if (label === undefined) return control;
  const labeled = (
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
  if (!hint) return labeled;
  return (
    <Box minW={0}>
      {labeled}
      {/* Begins where the label does. */}
      <Box id={hintId} ps="2.875rem" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {hint}
      </Box>
    </Box>
  );
}
