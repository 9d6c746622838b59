import { flowConfigLimits } from '@adlane/contract/widget/projects';
import type { QuestionForm, SurveyForm } from '@adlane/contract/widget/surveys/manage';
import { Button, EmptyState, Menu, SortableList, Stack, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { ListPlus, Plus } from 'lucide-react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { FieldProblem } from '../../../shared/questions/FieldProblem';
import { QuestionEditor } from './QuestionEditor';
import { createQuestion, questionTypeOptions } from './questionTypes';

type Entry = { readonly question: QuestionForm; readonly at: number };

/** The questions of a survey: add, reorder by pointer or keyboard, duplicate, remove. */
export function QuestionList() {
  const form = useForm();
  const { values } = useFormState<SurveyForm>({ subscription: { values: true } });
  const questions = values.form;
  const change = (next: readonly QuestionForm[]) => form.change('form', next);
  const addMenu = (
    <Menu
      trigger={
        <Button
          variant="secondary"
          startIcon={<Plus aria-hidden />}
          disabled={questions.length >= flowConfigLimits.fields}
        >
          {translate('Add question')}
        </Button>
      }
      items={translateOptions(questionTypeOptions).map(({ value, label }) => ({
        value,
        label,
        onSelect: () => change([...questions, createQuestion(value, questions)]),
      }))}
    />
  );
  const duplicate = ({ question, at }: Entry) => {
    const { name } = createQuestion(question.type, questions);
    change(questions.toSpliced(at + 1, 0, { ...question, name }));
  };
  return (
    <Stack gap={4}>
      <FieldProblem name="form" />
      {questions.length === 0 ? (
        <EmptyState icon={<ListPlus />} title={translate('No questions yet')} actions={addMenu}>
          {translate('Choose a type to add the first question.')}
        </EmptyState>
      ) : (
        <>
          <SortableList<Entry>
            label={translate('Questions')}
            items={questions.map((question, at) => ({ question, at }))}
            getId={({ at }) => at + 1}
            getName={({ question, at }) =>
              question.title || translate('Question {number}', { number: at + 1 })
            }
            onReorder={(next) => change(next.map(({ question }) => question))}
          >
            {(entry, { handle }) => (
              <QuestionEditor
                name={`form[${entry.at}]`}
                question={entry.question}
                number={entry.at + 1}
                earlier={questions.slice(0, entry.at)}
                handle={handle}
                onDuplicate={() => duplicate(entry)}
                onRemove={() => change(questions.toSpliced(entry.at, 1))}
              />
            )}
          </SortableList>
          <div>{addMenu}</div>
        </>
      )}
    </Stack>
  );
}
