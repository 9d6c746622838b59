import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import { useSdkMutation, useSdkQuery, useStoreAnswer } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { ChecklistSteps } from './ChecklistSteps';

/** A checklist: its progress, and its steps with what they let the visitor do. */
export function ChecklistView({ id }: { id: string }) {
  const t = useTranslate();
  const query = useSdkQuery('checklists.view', { params: { id } });
  return (
    <ContentScreen title={query.data?.title ?? t('checklists')}>
      <Loaded query={query}>{(checklist) => <Steps checklist={checklist} />}</Loaded>
    </ContentScreen>
  );
}

function Steps({ checklist: { id, steps } }: { checklist: Checklist }) {
  const { bridge } = useFrame();
  const completing = useSdkMutation('checklists.completeStep');
  const store = useStoreAnswer();
  const complete = (stepId: string) =>
    completing.mutate(
      { params: { id, stepId } },
      {
        onSuccess(changed) {
          store('checklists.view', { params: { id } }, changed);
          bridge.send({
            name: 'notify-event',
            data: { type: 'checklist-step-completed', data: { checklistId: id, stepId } },
          });
        },
      },
    );
  return (
    <ChecklistSteps
      steps={steps}
      isBusy={completing.isPending}
      isFailed={completing.isError}
      onComplete={complete}
    />
  );
}
