import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Box } from '../../layout/Box';
import { inputRecipe } from '../Input/inputRecipe';

const StyledSelect = chakra('select', inputRecipe);

/** An option of a select. */
export type SelectOption = {
  /** Stored value. */
  value: string;
  /** Display text. */
  label: string;
  /** Shown but not selectable. */
  disabled?: boolean;
};

export type SelectProps = Omit<
  ComponentProps<'select'>,
  'size' | 'color' | 'children' | 'height' | 'width'
> & {
  /** In display order. */
  options: readonly SelectOption[];
  /** Accessible name if there is no label. */
  'aria-label'?: string | undefined;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /**
   * Size: `md` is 36 px high, in bars 32 px, on phones 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md';
};

/** Native select with our styles. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Box display="grid" position="relative" w="full" minW={0}>
      <StyledSelect css={{ paddingInlineEnd: '2.25rem', textOverflow: 'ellipsis' }} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
      <Box
        as={ChevronDown}
        aria-hidden
        position="absolute"
        insetEnd={3}
        top="50%"
        translate="0 -50%"
        boxSize={4}
        color="fg.muted"
        pointerEvents="none"
      />
    </Box>
  );
}
