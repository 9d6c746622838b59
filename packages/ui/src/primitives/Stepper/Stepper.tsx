import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';

export type StepperProps = {
  /** Accessible name of the list: 'Create a template'. */
  label: string;
  /** Names of the steps, numbered from 1. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Called with a completed step to go back to. */
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

/** Containers of at least this width show all names; narrower ones only the current name. */
const wide = '@container (min-width: 34rem)';
/** Containers up to this width show the current name on its own line below the markers. */
const tight = '@container (max-width: 22rem)';

const part = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minH: 8,
  minW: 6,
  maxW: 'full',
  textStyle: 'sm',
  fontWeight: 'medium',
} as const;

const Step = chakra('button', {
  base: {
    ...part,
    borderRadius: 'l2',
    focusVisibleRing: 'outside',
    colorPalette: 'brand',
    cursor: 'button',
    _disabled: { cursor: 'default' },
  },
});

/** The current step is not a button. */
const CurrentStep = chakra('span', { base: { ...part, color: 'fg', [tight]: { display: 'contents' } } });

const Name = chakra('span', {
  base: { minW: 0, truncate: true },
  variants: {
    folds: {
      true: {
        // Visually hidden.
        position: 'absolute',
        w: '1px',
        h: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        [wide]: { position: 'static', w: 'auto', h: 'auto', clipPath: 'none' },
      },
      false: { [tight]: { order: 1, flexBasis: 'full', whiteSpace: 'normal' } },
    },
  },
});

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: 2, minW: 0, position: 'relative', [wide]: { gap: 3 } },
  variants: {
    isCurrent: {
      // Lays the name out in the list's box, so that it gets its own line.
      true: { flexShrink: 1, [tight]: { display: 'contents' } },
      false: { flexShrink: 0 },
    },
  },
});

/**
 * Position in a task of several steps. Narrow containers show only the name of the current step, very narrow
 * ones below the markers.
 */
export function Stepper({ label, steps, current, onStep }: StepperProps) {
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <HStack
        as="ol"
        aria-label={label}
        gap={2}
        listStyleType="none"
        css={{ [wide]: { gap: '0.75rem' }, [tight]: { flexWrap: 'wrap', rowGap: '0.25rem' } }}
      >
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const isCurrent = state === 'current';
          const content = (
            <>
              <Mark state={state}>
                {state === 'done' ? <Check aria-label={translate('Done:')} /> : index + 1}
              </Mark>
              <Name folds={!isCurrent}>{step}</Name>
            </>
          );
          return (
            <Item key={step} isCurrent={isCurrent} aria-current={isCurrent ? 'step' : undefined}>
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
              {isCurrent ? (
                <CurrentStep>{content}</CurrentStep>
              ) : (
                <Step
                  type="button"
                  disabled={state !== 'done' || !onStep}
                  color={state === 'ahead' ? 'fg.muted' : 'fg'}
                  onClick={() => onStep?.(index)}
                >
                  {content}
                </Step>
              )}
            </Item>
          );
        })}
      </HStack>
    </Box>
  );
}
