import { isQuestionType, listShownQuestions } from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import type { Survey } from '@adlane/contract/widget/surveys/visitor';
import { Box, Button } from '@adlane/ui';
import { Form } from '@adlane/ui/fields';
import { type ReactNode, useState } from 'react';
import { FlowField } from '../FlowView/FlowField';
import { submitAnswers } from '../FlowView/submitAnswers';
import { useLostFocus } from '../layout/useLostFocus';
import type { Draft } from '../state/messengerState';
import { useTranslate } from '../texts/TranslateContext';

export type SurveyFormProps = {
  survey: Survey;
  isSending: boolean;
  /** The answers could not be sent. */
  isFailed: boolean;
  /** Sends the answers of the questions that were shown. */
  onAnswer: (answers: Draft) => Promise<void>;
};

/** Screenshots belong to feedback forms. */
const noCapture = {
  added: undefined,
  onStart: () => undefined,
  onRemove: () => undefined,
  disabled: true,
};

/** Returns the numbers of the pages that have questions, in order. */
function listPageNumbers(form: readonly FlowFormField[]): number[] {
  return [...new Set(form.map(({ page = 1 }) => page))].toSorted((one, other) => one - other);
}

/** Which page it is; after the button of another page, keys and screen readers go on here. */
function PageCount({ children }: { children: ReactNode }) {
  return (
    <Box ref={useLostFocus()} tabIndex={-1} outline="none" textStyle="xs" color="fg.muted">
      {children}
    </Box>
  );
}

/** The questions of a survey, page by page; conditions decide which ones are shown. */
export function SurveyForm({ survey, isSending, isFailed, onAnswer }: SurveyFormProps) {
  const t = useTranslate();
  const [page, setPage] = useState<number>();
  const [answers, setAnswers] = useState<Draft>({});
  const form = survey.form.filter(({ type }) => isQuestionType(type));
  const findPlace = (values: Draft) => {
    const shown = listShownQuestions(form, values);
    const pages = listPageNumbers(shown);
    const current = page ?? pages[0] ?? 1;
    return { shown, pages, current, index: Math.max(pages.indexOf(current), 0) };
  };
  const next = async (values: Draft) => {
    const { shown, pages, index } = findPlace(values);
    setAnswers(values);
    const following = pages[index + 1];
    if (following !== undefined) return setPage(following);
    const names = new Set(shown.map(({ name }) => name));
    await onAnswer(Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))));
  };
  return (
    <Form<Draft> key={page} initialValues={answers} onSubmit={next}>
      {({ handleSubmit, values }) => {
        const { shown, pages, current, index } = findPlace(values);
        const previous = pages[index - 1];
        return (
          <form noValidate aria-label={survey.title} onSubmit={(event) => submitAnswers(event, handleSubmit)}>
            <Box display="grid" gap={5}>
              {pages.length > 1 ? (
                <PageCount>
                  {t('pageCount', { page: String(index + 1), pages: String(pages.length) })}
                </PageCount>
              ) : null}
              {shown
                .filter((field) => (field.page ?? 1) === current)
                .map((field) => (
                  <FlowField key={field.name} field={field} capture={noCapture} />
                ))}
              {isFailed ? (
                <Box role="alert" textStyle="sm" fontWeight="medium" color="fg.error">
                  {t('answersFailed')}
                </Box>
              ) : null}
              <Box display="flex" gap={2} justifyContent="space-between">
                {previous === undefined ? (
                  <span />
                ) : (
                  <Button
                    variant="ghost"
                    disabled={isSending}
                    onClick={() => {
                      setAnswers(values);
                      setPage(previous);
                    }}
                  >
                    {t('back')}
                  </Button>
                )}
                <Button type="submit" loading={isSending}>
                  {t(index >= pages.length - 1 ? 'sendAnswers' : 'nextPage')}
                </Button>
              </Box>
            </Box>
          </form>
        );
      }}
    </Form>
  );
}
