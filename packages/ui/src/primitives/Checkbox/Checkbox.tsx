import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Box } from '../../layout/Box';

const check = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4 8.2l2.7 2.7L12 5.4' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;
const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4 8h8' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E")`;

const on = { bg: 'brand.solid', borderColor: 'brand.solid', _before: { scale: '1' } } as const;

const box = {
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  boxSize: '1.125rem',
  flexShrink: 0,
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  cursor: 'checkbox',
  colorPalette: 'brand',
  focusVisibleRing: 'outside',
  _before: {
    content: '""',
    boxSize: '0.875rem',
    bg: 'brand.contrast',
    scale: '0',
    transition: 'scale 120ms',
  },
  '&:checked': on,
  _disabled: { layerStyle: 'disabled' },
  '&[aria-invalid=true]': { borderColor: 'border.error' },
} as const;

const Native = chakra('input', {
  base: box,
  variants: {
    shape: {
      check: {
        borderRadius: 'l1',
        _before: { maskImage: check },
        // Checkboxes only: a radio is `:indeterminate` until one of its group is selected.
        '&:indeterminate': { ...on, _before: { ...on._before, maskImage: dash } },
      },
      radio: { borderRadius: 'full', _before: { boxSize: '0.4375rem', borderRadius: 'full' } },
    },
  },
});

type NativeChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width'>;

type ChoiceProps = NativeChoiceProps & {
  /** Label beside the control. Without one, set `aria-label`. */
  label?: ReactNode;
};

export type CheckboxProps = ChoiceProps & {
  /** Some but not all of a group are selected; shown as a dash. */
  indeterminate?: boolean;
};

function Choice({
  type,
  shape,
  label,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio'; shape: 'check' | 'radio' }) {
  const control = <Native type={type} shape={shape} {...rest} />;
  if (label === undefined) return control;
  return (
    <Box
      as="label"
      display="inline-flex"
      alignItems="flex-start"
      gap={2.5}
      // Stacked controls are 24 px apart, the minimum target size.
      py={0.5}
      textStyle="sm"
      cursor="pointer"
      maxW="full"
    >
      <Box as="span" display="inline-flex" alignItems="center" h={5}>
        {control}
      </Box>
      <Box as="span" minW={0} overflowWrap="anywhere">
        {label}
      </Box>
    </Box>
  );
}

/** Selects an option, or several of a list. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  return (
    <Choice
      type="checkbox"
      shape="check"
      ref={(node) => {
        if (node) node.indeterminate = indeterminate;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
      }}
      {...rest}
    />
  );
}

/** Option of a group that shares a `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" shape="radio" {...props} />;
}
