import type { FlowFormField } from '@adlane/contract/flowConfig';
import type { Survey } from '@adlane/contract/surveys';
import { Box, Button, EmptyState } from '@adlane/ui';
import { Form } from '@adlane/ui/fields';
import { useState } from 'react';
import { SdkError } from '../api/createSdkClient';
import { useSdkMutation, useSdkQuery } from '../api/SdkContext';
import { FlowField } from '../FlowView/FlowField';
import { SentMessage } from '../FlowView/SentMessage';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import type { Draft } from '../state/messengerState';
import { useTranslate } from '../texts/TranslateContext';

export type SurveyViewProps = {
  formId: string;
  /** The server's action that opened it. */
  outboundId: string | undefined;
};

/** A survey: its pages of questions, then thanks. */
export function SurveyView({ formId, outboundId }: SurveyViewProps) {
  const t = useTranslate();
  const query = useSdkQuery('surveys.view', { params: { formId } });
  const isGone = !query.data && isMissing(query.error);
  return (
    <ContentScreen title={query.data?.title ?? t(isGone ? 'flowMissing' : 'loading')} fitsContent>
      {isGone ? (
        <EmptyState title={t('flowMissing')} />
      ) : (
        <Loaded query={query}>
          {(survey) => <SurveyForm key={survey.id} survey={survey} outboundId={outboundId} />}
        </Loaded>
      )}
    </ContentScreen>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof SdkError && error.status === 404;
}

/** Returns the questions by page, in order. */
export function listPages(form: readonly FlowFormField[]): FlowFormField[][] {
  const numbers = [...new Set(form.map(({ page = 1 }) => page))].toSorted((one, other) => one - other);
  return numbers.map((number) => form.filter(({ page = 1 }) => page === number));
}

/** Screenshots belong to feedback forms. */
const noCapture = {
  added: undefined,
  onStart: () => undefined,
  onRemove: () => undefined,
  disabled: true,
};

function SurveyForm({ survey, outboundId }: { survey: Survey; outboundId: string | undefined }) {
  const t = useTranslate();
  const { goBack, close, bridge } = useFrame();
  const answering = useSdkMutation('surveys.answer');
  const [page, setPage] = useState(0);
  const [answers, setAnswers] = useState<Draft>({});
  const pages = listPages(survey.form.filter(({ type }) => type !== 'capture'));
  const isLast = page >= pages.length - 1;
  if (answering.isSuccess) return <SentMessage queued={false} onDone={goBack ?? close} />;
  const next = async (values: Draft) => {
    setAnswers(values);
    if (!isLast) return setPage(page + 1);
    await answering
      .mutateAsync({ params: { formId: survey.id }, body: { formData: values, outboundId } })
      .then(() =>
        bridge.send({
          name: 'notify-event',
          data: { type: 'survey-answered', data: { id: survey.id, formData: values } },
        }),
      )
      // The message below the questions says so.
      .catch(() => undefined);
  };
  return (
    <Form<Draft> key={page} initialValues={answers} onSubmit={next}>
      {({ handleSubmit, values }) => (
        <form noValidate aria-label={survey.title} onSubmit={(event) => void handleSubmit(event)}>
          <Box display="grid" gap={5}>
            {pages.length > 1 ? (
              <Box textStyle="xs" color="fg.muted" role="status">
                {t('pageCount', { page: String(page + 1), pages: String(pages.length) })}
              </Box>
            ) : null}
            {(pages[page] ?? []).map((field) => (
              <FlowField key={field.name} field={field} capture={noCapture} />
            ))}
            {answering.isError ? (
              <Box role="alert" textStyle="sm" fontWeight="medium" color="fg.error">
                {t('answersFailed')}
              </Box>
            ) : null}
            <Box display="flex" gap={2} justifyContent="space-between">
              {page > 0 ? (
                <Button
                  variant="ghost"
                  disabled={answering.isPending}
                  onClick={() => {
                    setAnswers(values);
                    setPage(page - 1);
                  }}
                >
                  {t('back')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" loading={answering.isPending}>
                {t(isLast ? 'sendAnswers' : 'nextPage')}
              </Button>
            </Box>
          </Box>
        </form>
      )}
    </Form>
  );
}
