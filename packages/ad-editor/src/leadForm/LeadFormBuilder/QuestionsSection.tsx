import type { LeadFormQuestion } from '@adlane/contract/ads/leadForms';
import { leadFormLimits, leadFormQuestionGroups } from '@adlane/contract/constants';
import { Box, Button, Checkbox, SortableList, Text, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { ListChecks, TextCursorInput } from 'lucide-react';
import { useId, useRef } from 'react';
import {
  addCustom,
  addPrefill,
  canAddQuestion,
  changeQuestion,
  formatQuestionName,
  type PrefillType,
  removeQuestion,
} from '../leadFormQuestions';
import { BuilderSection, type SectionProps } from './BuilderSection';
import { QuestionCard } from './QuestionCard';

/** Names of the three groups, in the contract's order. */
const groupNames = ['Contact', 'Address', 'Work'] as const;

type GroupProps = {
  title: string;
  group: (typeof leadFormQuestionGroups)[number];
  included: readonly LeadFormQuestion[];
  readOnly: boolean;
  onToggle: (type: PrefillType, isIncluded: boolean) => void;
};

function PrefillGroup({ title, group, included, readOnly, onToggle }: GroupProps) {
  const id = useId();
  const isFull = !canAddQuestion(included);
  return (
    <Box role="group" aria-labelledby={id} minW={0}>
      <Box id={id} textStyle="sm" fontWeight="medium" mb={2}>
        {translate(title)}
      </Box>
      <Box display="grid" gap={2}>
        {group.map(({ value, label }) => {
          const isIncluded = included.some(({ type }) => type === value);
          return (
            <Checkbox
              key={value}
              label={translate(label)}
              checked={isIncluded}
              disabled={readOnly || (isFull && !isIncluded)}
              onChange={() => onToggle(value, !isIncluded)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** The questions in their order. */
export function QuestionsSection({ readOnly, onPage }: SectionProps) {
  const { input } = useFormField<LeadFormQuestion[]>('questions');
  const { error } = useFormField<undefined>('questionsList');
  const questions = input.value;
  const listRef = useRef<HTMLDivElement>(null);
  const isFull = !canAddQuestion(questions);
  const errorId = useId();

  function add(kind: 'short_answer' | 'multiple_choice'): void {
    input.onChange(addCustom(questions, kind));
    onPage('questions');
    // After the next paint: the added question is not there yet.
    requestAnimationFrame(() => {
      const labels = listRef.current?.querySelectorAll<HTMLElement>('input[name$=".label"]');
      labels?.item(labels.length - 1)?.focus();
    });
  }

  function toggle(type: PrefillType, isIncluded: boolean): void {
    const same = questions.find((question) => question.type === type);
    if (isIncluded) input.onChange(addPrefill(questions, type));
    else if (same) input.onChange(removeQuestion(questions, same.id));
    onPage('contact');
  }

  return (
    <BuilderSection
      title="Questions"
      description={translate(
        'Up to {count}. Facebook prefills known answers. Fewer questions bring more leads.',
        { count: leadFormLimits.questions },
      )}
      onPage={onPage}
    >
      <Box display="grid" gap={5} gridTemplateColumns="repeat(auto-fit, minmax(min({sizes.36}, 100%), 1fr))">
        {leadFormQuestionGroups.map((group, index) => (
          <PrefillGroup
            key={groupNames[index]}
            title={groupNames[index] ?? ''}
            group={group}
            included={questions}
            readOnly={readOnly}
            onToggle={toggle}
          />
        ))}
      </Box>
      {error ? (
        <Text id={errorId} role="alert" textStyle="sm" color="fg.error" fontWeight="medium">
          {translate(error)}
        </Text>
      ) : null}
      <Box ref={listRef} minW={0}>
        <SortableList
          label={translate('Question order')}
          items={questions}
          getId={({ id }) => id}
          getName={formatQuestionName}
          disabled={readOnly}
          onReorder={(next) => input.onChange([...next])}
        >
          {(question, { handle, index }) => (
            <QuestionCard
              question={question}
              index={index}
              handle={handle}
              readOnly={readOnly}
              onPage={onPage}
              onOptions={(options) =>
                input.onChange(changeQuestion(questions, question.id, { options: [...options] }))
              }
              onRemove={() => input.onChange(removeQuestion(questions, question.id))}
            />
          )}
        </SortableList>
      </Box>
      {readOnly ? null : (
        <Box display="flex" flexWrap="wrap" gap={3}>
          <Button
            variant="secondary"
            size="sm"
            startIcon={<TextCursorInput />}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            disabled={isFull}
            onClick={() => add('short_answer')}
          >
            {translate('Add short answer')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            startIcon={<ListChecks />}
            disabled={isFull}
            onClick={() => add('multiple_choice')}
          >
            {translate('Add multiple choice')}
          </Button>
        </Box>
      )}
      <Text textStyle="xs" color="fg.muted">
        {isFull
          ? translate('A form has at most {count} questions.', { count: leadFormLimits.questions })
          : translate('Facebook shows custom questions first, then prefilled ones, each in your order.')}
      </Text>
    </BuilderSection>
  );
}
