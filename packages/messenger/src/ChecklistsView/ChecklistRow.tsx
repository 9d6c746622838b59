import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import { ListChecks } from 'lucide-react';
import { useFrame } from '../layout/FrameContext';
import { RowButton, RowIcon } from '../layout/RowButton';
import { useTranslate } from '../texts/TranslateContext';

/** A checklist in a list. Opening one starts it. */
export function ChecklistRow({ checklist }: { checklist: Omit<Checklist, 'steps'> }) {
  const t = useTranslate();
  const { show } = useFrame();
  const { id, title, isStarted, currentStep, totalSteps } = checklist;
  return (
    <RowButton
      start={
        <RowIcon>
          <ListChecks size={18} />
        </RowIcon>
      }
      title={title}
      text={t('progress', { done: String(currentStep), total: String(totalSteps) })}
      onClick={() => show(isStarted ? { name: 'checklist', id } : { name: 'startChecklist', outboundId: id })}
    />
  );
}
