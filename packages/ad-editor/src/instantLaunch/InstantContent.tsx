import { Box } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { type Ref, useEffect } from 'react';
import { handleShortcut } from '../form/handleShortcut';
import { useDraftHistory } from '../form/useDraftHistory';
import { InstantSteps, type InstantStepsProps } from './InstantSteps';
import type { InstantForm, InstantRow } from './instantLaunchForm';

export type InstantContentProps = Omit<InstantStepsProps, 'history'> & {
  /** Around the form's fields. */
  contentRef: Ref<HTMLDivElement>;
  /** Told for whom the launch is; null is the agency itself. */
  onClients: (clientIds: readonly (number | null)[]) => void;
};

/** Tells for whom the launch is whenever that changes. */
function useAnnouncedClients(onClients: InstantContentProps['onClients']): void {
  const { input } = useFormField<readonly InstantRow[]>('rows');
  const rows = input.value;
  useEffect(
    function notifyClients() {
      onClients(Array.isArray(rows) ? rows.map(({ clientId }) => clientId) : []);
    },
    [rows, onClients],
  );
}

/** The steps of the form, with undo and redo by keyboard, or the progress of the launches. */
export function InstantContent({ contentRef, onClients, ...steps }: InstantContentProps) {
  // From the prefilled form on: undo does not go back before it.
  const history = useDraftHistory(useForm<InstantForm>());
  useAnnouncedClients(onClients);
  const shortcuts = { save: () => undefined, undo: history.undo, redo: history.redo };
  return (
    <Box
      ref={contentRef}
      display="grid"
      gap={6}
      gridTemplateColumns="minmax(0, 1fr)"
      onKeyDown={(event) => (steps.flow.isRunning ? undefined : handleShortcut(event, shortcuts))}
    >
      <InstantSteps {...steps} history={history} />
    </Box>
  );
}
