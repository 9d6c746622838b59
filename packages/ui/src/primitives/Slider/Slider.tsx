import { Slider as Parts } from '@ark-ui/react/slider';
import { chakra } from '@chakra-ui/react';
import { Flex } from '../../layout/Flex';
import { controlHeight } from '../../theme/controlHeight';

export type SliderProps = {
  /** Accessible name of each thumb, two for a range: 'Youngest', 'Oldest'. */
  labels: readonly [string] | readonly [string, string];
  /** One value per thumb, ascending. */
  value: readonly number[];
  /** Called while a thumb moves. */
  onChange: (value: number[]) => void;
  /** Called when a thumb is released. */
  onCommit?: () => void;
  /** Minimum. */
  min: number;
  /** Maximum. */
  max: number;
  /**
   * Step between values.
   * @default 1
   */
  step?: number;
  /**
   * Formats a value for display and screen readers.
   * @default the plain number
   */
  format?: (value: number) => string;
  /** Ids of the describing texts. */
  describedBy?: string | undefined;
  /** The value is invalid. */
  invalid?: boolean;
  /** Shown but not editable. */
  disabled?: boolean;
};

const Track = chakra(Parts.Track, {
  base: { flex: 1, h: 1.5, borderRadius: 'full', bg: 'bg.emphasized', position: 'relative' },
});

const Filled = chakra(Parts.Range, {
  base: { h: 'full', borderRadius: 'full', bg: 'brand.solid', '&[data-invalid]': { bg: 'red.solid' } },
});

const Knob = chakra('div', {
  base: {
    boxSize: 5,
    borderRadius: 'full',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'brand.solid',
    shadow: 'sm',
    cursor: 'slider',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    '&[data-disabled]': { borderColor: 'border.control', cursor: 'disabled' },
    '&[data-invalid]': { borderColor: 'border.error' },
  },
});

/**
 * Value or range on a track. Arrow keys move by one step, Page Up and Page Down by ten, Home and End to the
 * ends.
 */
export function Slider(props: SliderProps) {
  const { labels, value, onChange, onCommit, min, max, step = 1, format = String } = props;
  const { describedBy, invalid = false, disabled = false } = props;
  return (
    <Parts.Root
      value={[...value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      invalid={invalid}
      thumbAlignment="contain"
      aria-label={[...labels]}
      getAriaValueText={(details) => format(details.value)}
      onValueChange={(change) => onChange(change.value)}
      onValueChangeEnd={() => onCommit?.()}
    >
      <Flex align="center" h={controlHeight} asChild>
        <Parts.Control>
          <Track>
            <Filled />
          </Track>
          {value.map((_, index) => (
            <Parts.Thumb key={labels[index]} index={index} aria-describedby={describedBy} asChild>
              <Knob />
            </Parts.Thumb>
          ))}
        </Parts.Control>
      </Flex>
    </Parts.Root>
  );
}
