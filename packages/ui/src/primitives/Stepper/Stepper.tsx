import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

export type StepperProps = {
  /** Spoken name of the list: 'Create a template'. */
  label: string;
  /** Names of the steps, numbered from 1. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Lets the user go back to a step that is done. */
  onStep?: (index: number) => void;
};

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 6,
    flexShrink: 0,
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'semibold',
    '& svg': { boxSize: 3.5 },
  },
  variants: {
    state: {
      ahead: { bg: 'bg.muted', color: 'fg.muted' },
      current: { bg: 'brand.solid', color: 'brand.contrast' },
      done: { bg: 'brand.muted', color: 'brand.fg' },
    },
  },
});

const Step = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minH: 8,
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'outside',
    colorPalette: 'brand',
    cursor: 'button',
    _disabled: { cursor: 'default' },
  },
});

/** Where the user is in a task of several pages. */
export function Stepper({ label, steps, current, onStep }: StepperProps) {
  return (
    <Box
      as="ol"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gapX={3}
      gapY={1}
      listStyleType="none"
    >
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <Box
            as="li"
            key={step}
            display="flex"
            alignItems="center"
            gap={3}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {index > 0 ? <Box w={{ base: 3, md: 8 }} h="1px" bg="border.emphasized" aria-hidden /> : null}
            <Step
              type="button"
              disabled={state !== 'done' || !onStep}
              color={state === 'ahead' ? 'fg.muted' : 'fg'}
              onClick={() => onStep?.(index)}
            >
              <Mark state={state}>{state === 'done' ? <Check aria-label="Done:" /> : index + 1}</Mark>
              {step}
            </Step>
          </Box>
        );
      })}
    </Box>
  );
}
