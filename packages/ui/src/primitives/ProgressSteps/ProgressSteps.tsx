import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Spinner } from '../Spinner/Spinner';

/** State of a step. */
export type StepState = 'waiting' | 'active' | 'done' | 'failed';

/** A step of a running process. */
export type ProgressStep = {
  /** Unique in the list. */
  id: string;
  /** Name of the step: 'Create the campaign'. */
  label: string;
  /** State of the step. */
  state: StepState;
  /** Sentence under the label: an id, a cause, a wait. */
  detail?: string;
};

export type ProgressStepsProps = {
  /** Accessible name of the list: 'Launch progress'. */
  label: string;
  /** In running order. */
  steps: readonly ProgressStep[];
};

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 7,
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'xs',
    fontWeight: 'semibold',
    '& svg': { boxSize: 3.5 },
  },
  variants: {
    state: {
      waiting: { borderColor: 'border.emphasized', color: 'fg.muted', bg: 'bg.panel' },
      active: { borderColor: 'brand.solid', color: 'brand.fg', bg: 'brand.subtle' },
      done: { borderColor: 'brand.solid', bg: 'brand.solid', color: 'brand.contrast' },
      failed: { borderColor: 'red.solid', bg: 'red.solid', color: 'red.contrast' },
    },
  },
});

const spokenState: Record<StepState, string> = {
  waiting: 'waiting',
  active: 'in progress',
  done: 'done',
  failed: 'failed',
};

function StepIcon({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check />;
  if (state === 'failed') return <X />;
  if (state === 'active') return <Spinner size="inherit" />;
  return number;
}

/** Progress of a running process, such as a launch or an import. Changes are announced. */
export function ProgressSteps({ label, steps }: ProgressStepsProps) {
  return (
    <Flex as="ol" aria-label={label} aria-live="polite" direction="column" listStyleType="none">
      {steps.map((step, index) => (
        <Flex as="li" key={step.id} gap={3} aria-current={step.state === 'active' ? 'step' : undefined}>
          <Flex direction="column" align="center" aria-hidden>
            <Mark state={step.state}>
              <StepIcon state={step.state} number={index + 1} />
            </Mark>
            {index < steps.length - 1 ? (
              <Box
                flex="1"
                w="1px"
                minH={5}
                my={1}
                bg={step.state === 'done' ? 'brand.solid' : 'border.emphasized'}
              />
            ) : null}
          </Flex>
          <Box pt={1} pb={4} minW={0}>
            <Box textStyle="sm" fontWeight="medium" color={step.state === 'waiting' ? 'fg.muted' : 'fg'}>
              {step.label}
              <Box as="span" srOnly>{`, ${spokenState[step.state]}`}</Box>
            </Box>
            {step.detail ? (
              <Box
                textStyle="xs"
                color={step.state === 'failed' ? 'fg.error' : 'fg.muted'}
                mt={0.5}
                overflowWrap="anywhere"
              >
                {step.detail}
              </Box>
            ) : null}
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
