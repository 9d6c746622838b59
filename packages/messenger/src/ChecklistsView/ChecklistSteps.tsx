import type { Checklist, ChecklistAction } from '@adlane/contract/widget/checklists/visitor';
import { Box, Button, ProgressBar } from '@adlane/ui';
import { Check, Circle, PartyPopper } from 'lucide-react';
import { useRef } from 'react';
import { type FrameActions, useFrame } from '../layout/FrameContext';
import { useTranslate } from '../texts/TranslateContext';

export type ChecklistStepsProps = {
  steps: Checklist['steps'];
  /** A step is being completed. */
  isBusy: boolean;
  /** The last step could not be completed. */
  isFailed: boolean;
  onComplete: (stepId: string) => void;
};

/** Steps of a checklist with the visitor's progress. */
export function ChecklistSteps({ steps, isBusy, isFailed, onComplete }: ChecklistStepsProps) {
  const t = useTranslate();
  const doneSteps = steps.filter(({ done }) => done).length;
  const isDone = steps.length > 0 && doneSteps === steps.length;
  const nextId = steps.find(({ done }) => !done)?.id;
  const progress = t('progress', { done: String(doneSteps), total: String(steps.length) });
  return (
    <>
      <Box flexShrink={0} display="grid" gap={2}>
        <ProgressBar
          label={progress}
          share={steps.length === 0 ? 0 : doneSteps / steps.length}
          showsPercent={false}
        />
        <Box textStyle="xs" color="fg.muted" role="status">
          {isDone ? t('allDone') : progress}
        </Box>
      </Box>
      {isDone ? (
        <Box display="grid" justifyItems="center" py={3} color="brand.fg">
          <PartyPopper size={32} aria-hidden />
        </Box>
      ) : null}
      <Box as="ol" display="grid" gap={3} listStyleType="none">
        {steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            isNext={step.id === nextId}
            isBusy={isBusy}
            onComplete={() => onComplete(step.id)}
          />
        ))}
      </Box>
      {isFailed ? (
        <Box role="alert" textStyle="xs" fontWeight="medium" color="fg.error">
          {t('loadFailed')}
        </Box>
      ) : null}
    </>
  );
}

type StepProps = {
  step: Checklist['steps'][number];
  /** The first step that is not completed: it is open. */
  isNext: boolean;
  isBusy: boolean;
  onComplete: () => void;
};

function Step({ step, isNext, isBusy, onComplete }: StepProps) {
  const t = useTranslate();
  const frame = useFrame();
  const itemRef = useRef<HTMLDivElement>(null);
  const { title, description, done, action } = step;
  return (
    <Box
      ref={itemRef}
      as="li"
      tabIndex={-1}
      display="flex"
      gap={3}
      p={3.5}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      borderColor={isNext ? 'brand.border' : undefined}
    >
      <Box
        as={done ? Check : Circle}
        boxSize={5}
        flexShrink={0}
        color={done || isNext ? 'brand.fg' : 'fg.subtle'}
        aria-hidden
      />
      <Box flex="1" minW={0} overflowWrap="anywhere">
        <Box
          dir="auto"
          textAlign="match-parent"
          textStyle="sm"
          fontWeight="semibold"
          color={done ? 'fg.muted' : 'fg'}
        >
          {title}
        </Box>
        {done ? (
          <Box textStyle="xs" color="fg.muted">
            {t('stepDone')}
          </Box>
        ) : (
          <>
            {description ? (
              <Box dir="auto" textAlign="match-parent" mt={0.5} textStyle="xs" color="fg.muted">
                {description}
              </Box>
            ) : null}
            <Box mt={3} display="flex" flexWrap="wrap" gap={2}>
              {action ? (
                <Button size="sm" onClick={() => runAction(frame, action)}>
                  <bdi>{action.label}</bdi>
                </Button>
              ) : null}
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                aria-label={`${t('markDone')}: ${title}`}
                onClick={() => {
                  // The button goes away with what it does.
                  itemRef.current?.focus();
                  onComplete();
                }}
              >
                {t('markDone')}
              </Button>
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Does what the button of a step says. */
function runAction({ bridge, show, openFlow }: FrameActions, { type, value }: ChecklistAction): void {
  switch (type) {
    case 'url':
      return bridge.send({ name: 'open-url', data: value, newTab: true });
    case 'article':
      return show({ name: 'article', id: value });
    case 'flow':
      return openFlow(value);
    case 'customAction':
      return bridge.send({ name: 'run-custom-action', data: value });
    default:
      return type satisfies never;
  }
}
