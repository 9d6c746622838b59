import { type BotStepForm, botLimits } from '@adlane/contract/widget/bots';
import { Box, Button, Grid, HStack, IconButton, Stack, Text, translate } from '@adlane/ui';
import { SelectField, TextAreaField, TextField, useForm } from '@adlane/ui/fields';
import { Plus, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldProblem } from '../../../shared/questions/FieldProblem';

export type StepEditorProps = {
  /** Path in the form. */
  name: string;
  step: BotStepForm;
  /** Position, from 0. */
  index: number;
  /** Every step, to choose the next one. */
  steps: readonly BotStepForm[];
  /** Drag handle. */
  handle: ReactNode;
  /** Adds a step that the answer leads to. */
  onAddNext: (choice: number) => void;
  onRemove: () => void;
};

function nameStep({ text }: BotStepForm, index: number): string {
  return `${index + 1}. ${text.length > 40 ? `${text.slice(0, 40)}…` : text || translate('Empty message')}`;
}

/** One message of a bot and the answers that it offers. */
export function StepEditor({ name, step, index, steps, handle, onAddNext, onRemove }: StepEditorProps) {
  const form = useForm();
  const { choices } = step;
  const change = (next: BotStepForm['choices']) => form.change(`${name}.choices`, next);
  const options = steps.flatMap((other, at) =>
    other.id === step.id ? [] : [{ value: other.id, label: nameStep(other, at) }],
  );
  return (
    <Box borderWidth="line" borderRadius="l3" p={4} bg="bg.panel">
      <HStack justify="space-between" mb={3}>
        <HStack gap={2}>
          {handle}
          <Text fontWeight="medium" textStyle="sm">
            {index === 0
              ? translate('Message 1, the start')
              : translate('Message {number}', { number: index + 1 })}
          </Text>
        </HStack>
        <IconButton
          size="sm"
          label={translate('Remove message {number}', { number: index + 1 })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </HStack>
      <Stack gap={4}>
        <TextAreaField name={`${name}.text`} label={translate('The bot says')} required />
        <FieldProblem name={`${name}.choices`} />
        {choices.map((_choice, at) => (
          <Grid
            // Answers have no ids; their fields are controlled by the form.
            key={`${name}.choices[${at}]`}
            // Beside the preview there is room for both from `xl` on.
            gridTemplateColumns={{
              base: 'minmax(0, 1fr) auto',
              md: 'minmax(0, 1fr) minmax(0, 1fr) auto',
              lg: 'minmax(0, 1fr) auto',
              xl: 'minmax(0, 1fr) minmax(0, 1fr) auto',
            }}
            gap={3}
            alignItems="start"
          >
            <TextField
              name={`${name}.choices[${at}].label`}
              label={translate('Answer {number}', { number: at + 1 })}
              required
            />
            <Box gridColumn={{ base: '1', md: '2', lg: '1', xl: '2' }}>
              <SelectField
                name={`${name}.choices[${at}].next`}
                label={translate('Then')}
                placeholder={translate('Your team takes over')}
                options={options}
              />
            </Box>
            <HStack gap={1} pt="label" gridRow="1" gridColumn={{ base: '2', md: '3', lg: '2', xl: '3' }}>
              <IconButton
                label={translate('Add a message after answer {number}', { number: at + 1 })}
                icon={<Plus />}
                onClick={() => onAddNext(at)}
              />
              <IconButton
                label={translate('Remove answer {number}', { number: at + 1 })}
                icon={<X />}
                onClick={() => change(choices.toSpliced(at, 1))}
              />
            </HStack>
          </Grid>
        ))}
        <div>
          <Button
            size="sm"
            variant="ghost"
            startIcon={<Plus aria-hidden />}
            disabled={choices.length >= botLimits.choices}
            onClick={() => change([...choices, { label: '' }])}
          >
            {translate('Add answer')}
          </Button>
        </div>
        {choices.length === 0 ? (
          <Text textStyle="xs" color="fg.muted">
            {translate(
              'Without answers the script ends here, and your team reads what the visitor writes next.',
            )}
          </Text>
        ) : null}
      </Stack>
    </Box>
  );
}
