import { Box } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { type Ref, useEffect } from 'react';
import { handleShortcut } from '../form/handleShortcut';
import { useDraftHistory } from '../form/useDraftHistory';
import type { BulkForm, BulkRow } from './bulkForm';
import { BulkSteps, type BulkStepsProps } from './steps/BulkSteps';

export type BulkContentProps = Omit<BulkStepsProps, 'history'> & {
  /** Around the form's fields. */
  contentRef: Ref<HTMLDivElement>;
  /** Told for whom the launch is; null is the agency itself. */
  onClients: (clientIds: readonly (number | null)[]) => void;
};

/** Tells for whom the launch is whenever that changes. */
function useAnnouncedClients(onClients: BulkContentProps['onClients']): void {
  const { input } = useFormField<readonly BulkRow[]>('rows');
  const rows = input.value;
  useEffect(
    function notifyClients() {
      onClients(Array.isArray(rows) ? rows.map(({ clientId }) => clientId) : []);
    },
    [rows, onClients],
  );
}

/** The steps of the form, with undo and redo by keyboard, or the progress of the launches. */
export function BulkContent({ contentRef, onClients, ...steps }: BulkContentProps) {
  // From the prefilled form on: undo does not go back before it.
  const history = useDraftHistory(useForm<BulkForm>());
  useAnnouncedClients(onClients);
  const shortcuts = { save: () => undefined, undo: history.undo, redo: history.redo };
  return (
    <Box
      ref={contentRef}
      onKeyDown={(event) => (steps.flow.isRunning ? undefined : handleShortcut(event, shortcuts))}
    >
      <BulkSteps {...steps} history={history} />
    </Box>
  );
}
