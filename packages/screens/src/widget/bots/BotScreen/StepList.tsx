import { type BotForm, type BotStepForm, botLimits } from '@adlane/contract/widget/bots';
import { Button, SortableList, Stack, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { Plus } from 'lucide-react';
import { FieldProblem } from '../../../shared/questions/FieldProblem';
import { findFreeId } from '../../outbound/findFreeId';
import { StepEditor } from './StepEditor';

type Entry = { readonly step: BotStepForm; readonly at: number };

/** Returns the steps without one; answers that led to it go to the team. */
export function removeStep(steps: readonly BotStepForm[], at: number): BotStepForm[] {
  const removed = steps[at]?.id;
  return steps.toSpliced(at, 1).map((step) => ({
    ...step,
    choices: step.choices.map(({ label, next }) => ({
      label,
      ...(next !== undefined && next !== removed && { next }),
    })),
  }));
}

/** The messages of a bot: add, reorder by pointer or keyboard, branch by answers, remove. */
export function StepList() {
  const form = useForm();
  const { values } = useFormState<BotForm>({ subscription: { values: true } });
  const { steps } = values;
  const change = (next: readonly BotStepForm[]) => form.change('steps', next);
  const createStep = (): BotStepForm => ({
    id: findFreeId(
      `step${steps.length + 1}`,
      steps.map(({ id }) => id),
    ),
    text: '',
    choices: [],
  });
  const addNext = (at: number, choice: number) => {
    const added = createStep();
    change([
      ...steps.map((step, index) =>
        index === at
          ? {
              ...step,
              choices: step.choices.map((one, other) =>
                other === choice ? { ...one, next: added.id } : one,
              ),
            }
          : step,
      ),
      added,
    ]);
  };
  return (
    <Stack gap={4}>
      <FieldProblem name="steps" />
      <SortableList<Entry>
        label={translate('Messages')}
        items={steps.map((step, at) => ({ step, at }))}
        getId={({ at }) => at + 1}
        getName={({ step, at }) => step.text || translate('Message {number}', { number: at + 1 })}
        onReorder={(next) => change(next.map(({ step }) => step))}
      >
        {({ step, at }, { handle }) => (
          <StepEditor
            name={`steps[${at}]`}
            step={step}
            index={at}
            steps={steps}
            handle={handle}
            onAddNext={(choice) => addNext(at, choice)}
            onRemove={() => change(removeStep(steps, at))}
          />
        )}
      </SortableList>
      <div>
        <Button
          variant="secondary"
          startIcon={<Plus aria-hidden />}
          disabled={steps.length >= botLimits.steps}
          onClick={() => change([...steps, createStep()])}
        >
          {translate('Add message')}
        </Button>
      </div>
    </Stack>
  );
}
