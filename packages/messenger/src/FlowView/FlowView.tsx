import type { FeedbackFlow } from '@adlane/contract/widget/flowConfig';
import { Box } from '@adlane/ui';
import { FrameHeader } from '../layout/FrameHeader';
import { useTranslate } from '../texts/TranslateContext';
import { FlowForm, type FlowFormProps } from './FlowForm';
import { SentMessage } from './SentMessage';

export type FlowViewProps = Omit<FlowFormProps, 'flow'> & {
  /** Changes when the page prefills values: the form restarts with the new draft. */
  draftVersion: number;
  /** `undefined` if the configuration has no such form. */
  flow: FeedbackFlow | undefined;
  /** Returns to the home screen; undefined if the form was opened alone. */
  onBack: (() => void) | undefined;
  /** Closes the widget. */
  onClose: () => void;
};

/** One form: its questions, then a thank-you message. */
export function FlowView({ flow, draftVersion, onBack, onClose, ...form }: FlowViewProps) {
  const t = useTranslate();
  const { sending } = form;
  return (
    <>
      <FrameHeader size="slim" title={flow?.title ?? t('flowMissing')} onBack={onBack} onClose={onClose} />
      <Box as="main" flex="1" minH={0} display="flex" flexDirection="column">
        {sending.status === 'sent' ? (
          <SentMessage queued={sending.queued} onDone={onBack ?? onClose} />
        ) : null}
        {sending.status !== 'sent' && flow ? (
          <FlowForm key={`${flow.id}-${draftVersion}`} flow={flow} {...form} />
        ) : null}
        {flow ? null : (
          <Box p={6} textStyle="sm" color="fg.muted">
            {t('flowMissing')}
          </Box>
        )}
      </Box>
    </>
  );
}
