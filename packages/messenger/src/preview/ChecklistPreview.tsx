import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { useState } from 'react';
import { ChecklistSteps } from '../ChecklistsView/ChecklistSteps';
import { ContentScreen } from '../layout/ContentScreen';
import { PreviewFrame } from './PreviewFrame';

export type ChecklistPreviewProps = {
  /** The checklist, saved or not. */
  checklist: {
    readonly title: string;
    readonly steps: readonly Omit<Checklist['steps'][number], 'done'>[];
  };
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
};

/**
 * A checklist as visitors see it in the widget's frame. Steps can be completed; closing starts it again.
 *
 * @example <ChecklistPreview checklist={{ title: 'Set up', steps }} config={flowConfig} />
 */
export function ChecklistPreview({ checklist: { title, steps }, config }: ChecklistPreviewProps) {
  const [doneIds, setDoneIds] = useState<readonly string[]>([]);
  const shown = steps.map((step) => ({ ...step, done: doneIds.includes(step.id) }));
  return (
    <PreviewFrame config={config} onClose={() => setDoneIds([])}>
      <ContentScreen title={title} fitsContent>
        <ChecklistSteps
          steps={shown}
          isBusy={false}
          isFailed={false}
          onComplete={(id) => setDoneIds([...doneIds, id])}
        />
      </ContentScreen>
    </PreviewFrame>
  );
}
