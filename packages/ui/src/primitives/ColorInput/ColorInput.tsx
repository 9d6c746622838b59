import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { translate } from '../../language/translate';
import { Flex } from '../../layout/Flex';
import { parseHex, toHex } from '../../theme/contrast';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Input } from '../Input/Input';

export type ColorInputProps = TiedProps & {
  /** Accessible name: 'Brand color'. */
  label: string;
  /** `#rrggbb`, or empty. */
  value: string;
  /** Called with `#rrggbb` for a complete color, else with the typed text, so that a rule can reject it. */
  onChange: (value: string) => void;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Called on blur. */
  onBlur?: () => void;
};

const Well = chakra('input', {
  base: {
    boxSize: 10,
    p: 1,
    flexShrink: 0,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    '&::-webkit-color-swatch-wrapper': { p: 0 },
    '&::-webkit-color-swatch': { border: 'none', borderRadius: 'l1' },
  },
});

const fallback = '#000000';

/** Converts `#RRGGBB` or `#RGB`, with or without `#`, to `#rrggbb`; other text stays. */
function readColor(text: string): string {
  const trimmed = text.trim();
  const rgb = parseHex(trimmed.startsWith('#') ? trimmed : `#${trimmed}`);
  return rgb ? toHex(rgb) : trimmed;
}

/** Color from the device's color picker, or typed. */
export function ColorInput({
  label,
  value,
  onChange,
  disabled = false,
  onBlur,
  ...control
}: ColorInputProps) {
  const [draft, setDraft] = useState(value);
  // Keeps the typed text ('#ABC') while it equals the value.
  const text = readColor(draft) === value ? draft : value;
  const known = parseHex(value);
  return (
    <Flex gap={2}>
      <Well
        type="color"
        aria-label={translate('Palette: {label}', { label })}
        disabled={disabled}
        value={known ? toHex(known) : fallback}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value);
        }}
      />
      <Input
        {...control}
        {...(control.id === undefined ? { 'aria-label': label } : {})}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        placeholder="#0B6B7A"
        // Color codes are always left to right.
        dir="ltr"
        value={text}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(readColor(target.value));
        }}
        onBlur={() => {
          setDraft(value);
          onBlur?.();
        }}
      />
    </Flex>
  );
}
