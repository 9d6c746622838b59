import { contentLimits } from '@adlane/contract/constants';
import type { ChecklistForm } from '@adlane/contract/widget/checklists/manage';
import { Box, Button, Card, Flex, Grid, IconButton, SortableList, Stack, translate } from '@adlane/ui';
import { SelectField, TextAreaField, TextField, useForm, useFormState } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { FieldProblem } from '../../../shared/questions/FieldProblem';

type Step = ChecklistForm['steps'][number];
type Entry = { readonly step: Step; readonly at: number };

/** Creates an empty step; its id stays when it is renamed or moved. */
export function createStep(): Step {
  return { id: `step-${crypto.randomUUID().slice(0, 8)}`, title: '', description: '' };
}

const actionTypes = [
  { value: 'url', label: 'Open a page' },
  { value: 'article', label: 'Open a help article' },
  { value: 'flow', label: 'Open a form' },
  { value: 'customAction', label: 'Run an action of your page' },
] as const;
const valueLabels: Readonly<Record<NonNullable<Step['action']>['type'], string>> = {
  url: 'Address',
  article: 'Id of the article',
  flow: 'Id of the form',
  customAction: 'Name of the action',
};

function ActionFields({ name, step, onRemove }: { name: string; step: Step; onRemove: () => void }) {
  if (!step.action) return null;
  return (
    <Stack gap={3} p={3} bg="bg.subtle" borderRadius="l2">
      <Grid gap={3} gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <SelectField
          name={`${name}.action.type`}
          label={translate('Button')}
          options={translateOptions(actionTypes)}
        />
        <TextField name={`${name}.action.label`} label={translate('Button text')} limit={80} required />
      </Grid>
      <TextField name={`${name}.action.value`} label={translate(valueLabels[step.action.type])} required />
      <Box>
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {translate('Remove the button')}
        </Button>
      </Box>
    </Stack>
  );
}

type StepEditorProps = {
  entry: Entry;
  handle: ReactNode;
  onChange: (step: Step) => void;
  onRemove: () => void;
};

function StepEditor({ entry: { step, at }, handle, onChange, onRemove }: StepEditorProps) {
  const name = `steps[${at}]`;
  const { action: _action, ...withoutAction } = step;
  return (
    <Card>
      <Stack gap={4}>
        <Flex align="center" gap={2}>
          {handle}
          <Box flex="1" fontWeight="medium" textStyle="sm">
            {translate('Step {number}', { number: at + 1 })}
          </Box>
          <IconButton
            size="sm"
            label={translate('Remove step {number}', { number: at + 1 })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </Flex>
        <TextField name={`${name}.title`} label={translate('Title')} limit={contentLimits.title} required />
        <TextAreaField name={`${name}.description`} label={translate('Explanation')} rows={2} limit={2000} />
        <TextField
          name={`${name}.event`}
          label={translate('Completed by the event')}
          hint={translate(
            'Your page tracks it by trackEvent(…). Visitors can also complete the step themselves.',
          )}
          limit={100}
        />
        {step.action ? (
          <ActionFields name={name} step={step} onRemove={() => onChange(withoutAction)} />
        ) : (
          <Box>
            <Button
              size="sm"
              variant="secondary"
              startIcon={<Plus aria-hidden />}
              onClick={() =>
                onChange({
                  ...step,
                  action: { type: 'url', value: 'https://', label: translate('Open page') },
                })
              }
            >
              {translate('Add a button')}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

/** Steps of a checklist: add, reorder by pointer or keyboard, remove. */
export function StepList() {
  const form = useForm();
  const { values } = useFormState<ChecklistForm>({ subscription: { values: true } });
  const { steps } = values;
  const change = (next: readonly Step[]) => form.change('steps', next);
  return (
    <Stack gap={4}>
      <FieldProblem name="steps" />
      <SortableList<Entry>
        label={translate('Steps')}
        items={steps.map((step, at) => ({ step, at }))}
        getId={({ step }) => step.id}
        getName={({ step, at }) => step.title || translate('Step {number}', { number: at + 1 })}
        onReorder={(entries) => change(entries.map(({ step }) => step))}
      >
        {(entry, { handle }) => (
          <StepEditor
            entry={entry}
            handle={handle}
            onChange={(step) => change(steps.with(entry.at, step))}
            onRemove={() => change(steps.toSpliced(entry.at, 1))}
          />
        )}
      </SortableList>
      <Box>
        <Button
          variant="secondary"
          startIcon={<Plus aria-hidden />}
          disabled={steps.length >= contentLimits.steps}
          onClick={() => change([...steps, createStep()])}
        >
          {translate('Add step')}
        </Button>
      </Box>
    </Stack>
  );
}
