import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { Survey } from '@adlane/contract/widget/surveys/visitor';
import { useCallback, useState } from 'react';
import { SentMessage } from '../FlowView/SentMessage';
import { ContentScreen } from '../layout/ContentScreen';
import { SurveyForm } from '../SurveyView/SurveyForm';
import { PreviewFrame } from './PreviewFrame';

export type SurveyPreviewProps = {
  /** The survey, saved or not. */
  survey: Survey;
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
};

/**
 * A survey as visitors see it in the widget's frame. Its answers are not sent; a change of the survey starts it again.
 *
 * @example <SurveyPreview survey={{ id: 'nps', title: 'How are we doing?', form }} config={flowConfig} />
 */
export function SurveyPreview({ survey, config }: SurveyPreviewProps) {
  const [round, setRound] = useState(0);
  const restart = useCallback(() => setRound((current) => current + 1), []);
  const shape = JSON.stringify(survey.form.map(({ name, type, page, showIf }) => [name, type, page, showIf]));
  return (
    <PreviewFrame config={config} onClose={restart}>
      <ContentScreen title={survey.title} fitsContent>
        <Answerable key={`${round} ${shape}`} survey={survey} onDone={restart} />
      </ContentScreen>
    </PreviewFrame>
  );
}

function Answerable({ survey, onDone }: { survey: Survey; onDone: () => void }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <SentMessage queued={false} onDone={onDone} />;
  return (
    <SurveyForm survey={survey} isSending={false} isFailed={false} onAnswer={async () => setSent(true)} />
  );
}
