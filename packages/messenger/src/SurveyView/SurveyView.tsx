import type { Survey } from '@adlane/contract/widget/surveys/visitor';
import { EmptyState } from '@adlane/ui';
import { useEffect } from 'react';
import { SdkError } from '../api/createSdkClient';
import { useSdkMutation, useSdkQuery } from '../api/SdkContext';
import { SentMessage } from '../FlowView/SentMessage';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import type { Draft } from '../state/messengerState';
import { useTranslate } from '../texts/TranslateContext';
import { SurveyForm } from './SurveyForm';

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
          {(survey) => <AnsweredSurvey key={survey.id} survey={survey} outboundId={outboundId} />}
        </Loaded>
      )}
    </ContentScreen>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof SdkError && error.status === 404;
}

function AnsweredSurvey({ survey, outboundId }: { survey: Survey; outboundId: string | undefined }) {
  const { goBack, close, bridge } = useFrame();
  const { mutate: open } = useSdkMutation('surveys.open');
  const answering = useSdkMutation('surveys.answer');
  useEffect(
    function countOpened() {
      open({ params: { formId: survey.id }, query: { outboundId } });
    },
    [open, survey.id, outboundId],
  );
  if (answering.isSuccess || answering.isWaiting)
    return <SentMessage queued={answering.isWaiting} onDone={goBack ?? close} />;
  const send = async (formData: Draft) => {
    await answering
      .mutateAsync({ params: { formId: survey.id }, body: { formData, outboundId } })
      .then(() =>
        bridge.send({
          name: 'notify-event',
          data: { type: 'survey-answered', data: { id: survey.id, formData } },
        }),
      )
      // The message below the questions says so.
      .catch(() => undefined);
  };
  return (
    <SurveyForm
      survey={survey}
      isSending={answering.isPending}
      isFailed={answering.isError}
      onAnswer={send}
    />
  );
}
