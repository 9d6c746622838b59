import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { parseHex, toHex } from '../../theme/contrast';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Input } from '../Input/Input';

export type ColorInputProps = TiedProps & {
  /** Spoken name: 'Brand colour'. */
  label: string;
  /** `#rrggbb`, or empty. */
  value: string;
  /** Called with `#rrggbb` as soon as a colour is whole, with an empty text, or with what was typed for a rule to judge. */
  onChange: (value: string) => void;
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** Called when the focus leaves. */
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

/** `#RRGGBB` or `#RGB`, with or without the sign, as `#rrggbb`; anything else stays as it is. */
function readColor(text: string): string {
  const trimmed = text.trim();
  const rgb = parseHex(trimmed.startsWith('#') ? trimmed : `#${trimmed}`);
  return rgb ? toHex(rgb) : trimmed;
}

/** A colour, from the device's own palette or typed. */
export function ColorInput({
  label,
  value,
  onChange,
  disabled = false,
  onBlur,
  ...control
}: ColorInputProps) {
  const [draft, setDraft] = useState(value);
  // What is typed stays as it is ('#ABC') for as long as it means the value.
  const text = readColor(draft) === value ? draft : value;
  const known = parseHex(value);
  return (
    <Box display="flex" gap={2}>
      <Well
        type="color"
        aria-label={`Palette: ${label}`}
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
        // Colour codes read from left to right everywhere.
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
    </Box>
  );
}
