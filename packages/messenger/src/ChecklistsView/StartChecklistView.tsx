import { useEffect, useRef } from 'react';
import { useSdkMutation, useStoreAnswer } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';

/** Starts the checklist of an outbound, then shows it. */
export function StartChecklistView({ outboundId }: { outboundId: string }) {
  const t = useTranslate();
  const { replace } = useFrame();
  const { mutate, error, isPending } = useSdkMutation('checklists.start');
  const store = useStoreAnswer();
  const started = useRef<string>(undefined);
  const start = () =>
    mutate(
      { body: { outboundId } },
      {
        onSuccess(checklist) {
          store('checklists.view', { params: { id: checklist.id } }, checklist);
          replace({ name: 'checklist', id: checklist.id });
        },
      },
    );
  useEffect(function startOnce() {
    if (started.current === outboundId) return;
    started.current = outboundId;
    start();
  });
  return (
    <ContentScreen title={t('checklists')}>
      <Loaded query={{ data: undefined, error, isFetching: isPending, refetch: start }}>{() => null}</Loaded>
    </ContentScreen>
  );
}
