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
    minW: 6,
    maxW: 'full',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    focusVisibleRing: 'outside',
    colorPalette: 'brand',
    cursor: 'button',
    _disabled: { cursor: 'default' },
  },
});

/** From this width of the steps' own place on, every step shows its name; below it only the current one does. */
const wide = '@container (min-width: 34rem)';

const Name = chakra('span', {
  base: { minW: 0, truncate: true },
  variants: {
    folds: {
      true: {
        // Out of sight but still read out.
        position: 'absolute',
        w: '1px',
        h: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        [wide]: { position: 'static', w: 'auto', h: 'auto', clipPath: 'none' },
      },
    },
  },
});

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: 2, minW: 0, position: 'relative', [wide]: { gap: 3 } },
});

/** Where the user is in a task of several pages. In narrow places only the current step shows its name. */
export function Stepper({ label, steps, current, onStep }: StepperProps) {
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Box
        as="ol"
        aria-label={label}
        display="flex"
        alignItems="center"
        gap={2}
        listStyleType="none"
        css={{ [wide]: { gap: '0.75rem' } }}
      >
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          return (
            <Item
              key={step}
              flexShrink={state === 'current' ? 1 : 0}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {index > 0 ? (
                <Box
                  w={2}
                  h="1px"
                  flexShrink={0}
                  bg="border.emphasized"
                  css={{ [wide]: { width: '1.25rem' } }}
                  aria-hidden
                />
              ) : null}
              <Step
                type="button"
                disabled={state !== 'done' || !onStep}
                color={state === 'ahead' ? 'fg.muted' : 'fg'}
                onClick={() => onStep?.(index)}
              >
                <Mark state={state}>{state === 'done' ? <Check aria-label="Done:" /> : index + 1}</Mark>
                <Name folds={state !== 'current'}>{step}</Name>
              </Step>
            </Item>
          );
        })}
      </Box>
    </Box>
  );
}
