import { Slider as Parts } from '@ark-ui/react/slider';
import { Box, chakra } from '@chakra-ui/react';

export type SliderProps = {
  /** Spoken name of each knob, one for a single figure, two for a range: 'Youngest', 'Oldest'. */
  labels: readonly [string] | readonly [string, string];
  /** A figure for each knob, ascending. */
  value: readonly number[];
  /** Called while a knob moves. */
  onChange: (value: number[]) => void;
  /** Called when a knob is let go. */
  onCommit?: () => void;
  /** Smallest figure. */
  min: number;
  /** Largest figure. */
  max: number;
  /** Distance of two figures. Default 1. */
  step?: number;
  /** How a figure is written and spoken. Default as it is. */
  format?: (value: number) => string;
  /** Ids of the texts that describe it. */
  describedBy?: string | undefined;
  /** What is chosen is not accepted. */
  invalid?: boolean;
  /** Shown but not to be changed. */
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

/** One figure or a range on a line; the arrow keys along it move by a step, Page up and down by ten, Home and End to the ends. */
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
      <Box display="flex" alignItems="center" h={10} asChild>
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
      </Box>
    </Parts.Root>
  );
}
