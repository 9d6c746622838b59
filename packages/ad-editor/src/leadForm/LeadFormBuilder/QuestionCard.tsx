import type { LeadFormQuestion } from '@adlane/contract/ads/leadForms';
import { leadFormLimits } from '@adlane/contract/constants';
import { Badge, Box, Button, IconButton, Text, translate, translateContent } from '@adlane/ui';
import { TextField, useFormField } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { formatQuestionName, formatTypeName } from '../leadFormQuestions';
import type { SectionProps } from './BuilderSection';

export type QuestionCardProps = SectionProps & {
  question: LeadFormQuestion;
  /** Its place in the form, from 0. */
  index: number;
  /** The grip that it is moved by. */
  handle: ReactNode;
  onOptions: (options: readonly string[]) => void;
  onRemove: () => void;
};

/** Fewest options of a choice. */
const minOptions = 2;

function Options({ question, index, readOnly, onOptions }: QuestionCardProps) {
  const path = `questions[${index}].options`;
  const { options } = question;
  return (
    <Box
      role="group"
      aria-label={translate('Options')}
      display="grid"
      gap={3}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {options.map((_option, at) => (
        // Options are texts without an id: they are their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <Box key={at} display="flex" alignItems="flex-start" gap={1}>
          <Box flex="1" minW={0}>
            <TextField
              name={`${path}[${at}]`}
              label={translate('Option {number}', { number: at + 1 })}
              limit={leadFormLimits.option}
              required
              disabled={readOnly}
            />
          </Box>
          {readOnly ? null : (
            <Box pt="label">
              <IconButton
                label={translate('Delete option {number}', { number: at + 1 })}
                icon={<Trash2 />}
                disabled={options.length <= minOptions}
                onClick={() => onOptions(options.filter((_each, place) => place !== at))}
              />
            </Box>
          )}
        </Box>
      ))}
      {readOnly ? null : (
        <Box>
          <Button
            variant="ghost"
            size="sm"
            startIcon={<Plus />}
            disabled={options.length >= leadFormLimits.options}
            onClick={() => onOptions([...options, ''])}
          >
            {translate('Add option')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function CustomFields(props: QuestionCardProps) {
  const { question, index, readOnly } = props;
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)" mt={2}>
      <AssistedTextField
        name={`questions[${index}].label`}
        label="Question"
        limit={leadFormLimits.label}
        required
        readOnly={readOnly}
      />
      {question.options.length > 0 ? <Options {...props} /> : null}
      <TextField
        name={`questions[${index}].key`}
        label={translate('Field name')}
        hint={translate('Name of the answer in your leads and CRM.')}
        limit={leadFormLimits.key}
        disabled={readOnly}
      />
    </Box>
  );
}

function toKind({ type, options }: LeadFormQuestion): string {
  if (type !== 'CUSTOM') return translate('Filled in by Facebook');
  return options.length > 0 ? translate('Multiple choice') : translate('Short answer');
}

/** One question: a line for those that Facebook fills in, fields for one's own. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, handle, readOnly, onPage, onRemove } = props;
  const isCustom = question.type === 'CUSTOM';
  const path = `questions[${index}]`;
  // A prefilled question has no fields: all of its errors are shown here.
  const { error, finding } = useFormField<unknown>(isCustom ? `${path}.id` : path);
  const problem = error ?? finding;
  const name = formatQuestionName(question);
  const errorId = useId();
  return (
    <Box
      onFocusCapture={() => onPage(isCustom ? 'questions' : 'contact')}
      borderWidth="line"
      borderRadius="l2"
      bg="bg.subtle"
      px={3}
      py={2}
      minW={0}
    >
      <Box display="flex" alignItems="center" gap={2} minW={0}>
        {handle}
        <Box flex="1" minW={0} textStyle="sm" fontWeight="medium" overflowWrap="anywhere" dir="auto">
          {isCustom ? name : translate(formatTypeName(question.type))}
        </Box>
        <Box hideBelow="sm">
          <Badge>{toKind(question)}</Badge>
        </Box>
        {readOnly ? null : (
          <IconButton
            size="sm"
            label={translate('Remove {name}', { name })}
            icon={<Trash2 />}
            aria-invalid={Boolean(problem)}
            aria-describedby={problem ? errorId : undefined}
            onClick={onRemove}
          />
        )}
      </Box>
      {problem ? (
        <Text id={errorId} role="alert" textStyle="xs" color="fg.error">
          {translateContent(problem)}
        </Text>
      ) : null}
      {isCustom ? <CustomFields {...props} /> : null}
    </Box>
  );
}
