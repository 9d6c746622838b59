import { contentLimits } from '@adlane/contract/constants';
import type { ChecklistForm } from '@adlane/contract/widget/checklists/manage';
import type { MessageTargets } from '@adlane/contract/widget/outbound/manage';
import {
  Box,
  Button,
  Card,
  FieldShell,
  Flex,
  Grid,
  IconButton,
  Select,
  SortableList,
  Stack,
  translate,
} from '@adlane/ui';
import { TextAreaField, TextField, useForm, useFormState } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { FieldProblem } from '../../../shared/questions/FieldProblem';
import { TargetField } from '../../shared/TargetField';

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
type ActionType = NonNullable<Step['action']>['type'];
type Targets = MessageTargets | undefined;

/** What the button opens or runs. */
function ActionValue({ name, type, targets }: { name: string; type: ActionType; targets: Targets }) {
  switch (type) {
    case 'url':
      return <TextField name={name} label={translate('Address')} required />;
    case 'article':
      return <TargetField name={name} kind="article" targets={targets} required />;
    case 'flow':
      return <TargetField name={name} kind="form" targets={targets} required />;
    case 'customAction':
      return <TextField name={name} label={translate('Name of the action')} required />;
    default:
      return type satisfies never;
  }
}

const createAction = (type: ActionType, label: string) => ({
  type,
  value: type === 'url' ? 'https://' : '',
  label,
});

type ActionFieldsProps = {
  name: string;
  step: Step;
  targets: Targets;
  onChange: (step: Step) => void;
  onRemove: () => void;
};

function ActionFields({ name, step, targets, onChange, onRemove }: ActionFieldsProps) {
  const { action } = step;
  if (!action) return null;
  return (
    <Stack gap={3} p={3} bg="bg.subtle" borderRadius="l2">
      <Grid gap={3} gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <FieldShell label={translate('Button')}>
          {(control) => (
            <Select
              {...control}
              options={translateOptions(actionTypes)}
              value={action.type}
              // An address opens no article: what the button opens is chosen again.
              onChange={({ target }) => {
                const chosen = actionTypes.find(({ value }) => value === target.value);
                if (chosen) onChange({ ...step, action: createAction(chosen.value, action.label) });
              }}
            />
          )}
        </FieldShell>
        <TextField name={`${name}.action.label`} label={translate('Button text')} limit={80} required />
      </Grid>
      <ActionValue key={action.type} name={`${name}.action.value`} type={action.type} targets={targets} />
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
  targets: Targets;
  onChange: (step: Step) => void;
  onRemove: () => void;
};

function StepEditor({ entry: { step, at }, handle, targets, onChange, onRemove }: StepEditorProps) {
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
          <ActionFields
            name={name}
            step={step}
            targets={targets}
            onChange={onChange}
            onRemove={() => onChange(withoutAction)}
          />
        ) : (
          <Box>
            <Button
              size="sm"
              variant="secondary"
              startIcon={<Plus aria-hidden />}
              onClick={() =>
                onChange({
                  ...step,
                  action: createAction('url', translate('Open page')),
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

export type StepListProps = {
  /** What a step's button can open; undefined while it loads. */
  targets: Targets;
};

/** Steps of a checklist: add, reorder by pointer or keyboard, remove. */
export function StepList({ targets }: StepListProps) {
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
            targets={targets}
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
