import { confirmPrompts } from '@adlane/contract/constants';
import type { InsertMap } from '@adlane/contract/rules';
import { Box, ConfirmDialog, Drawer } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { useEffect, useRef, useState } from 'react';
import { handleShortcut } from '../../editor/TemplateEditor/editorShortcuts';
import { useDraftHistory } from '../../editor/TemplateEditor/useDraftHistory';
import { useLeaveWarning } from '../../editor/TemplateEditor/useLeaveWarning';
import type { LaunchAssets } from '../LaunchDrawer/LaunchDrawerProps';
import { InstantFooter } from './InstantFooter';
import type { InstantLaunchDrawerProps } from './InstantLaunchDrawerProps';
import { InstantSteps } from './InstantSteps';
import type { InstantForm, InstantRow } from './instantLaunchForm';
import { type FlowOptions, useInstantFlow } from './useInstantFlow';

export type InstantPanelProps = InstantLaunchDrawerProps &
  Omit<FlowOptions, 'contentRef'> & {
    assets: LaunchAssets;
    /** What texts are checked with. */
    inserts: InsertMap;
    /** Told for whom the launch is; null is the agency itself. */
    onClients: (clientIds: readonly (number | null)[]) => void;
  };

/** Tells for whom the launch is whenever that changes. */
function useToldClients(onClients: InstantPanelProps['onClients']): void {
  const { input } = useFormField<readonly InstantRow[]>('rows');
  const rows = input.value;
  useEffect(
    function tellClients() {
      onClients(Array.isArray(rows) ? rows.map(({ clientId }) => clientId) : []);
    },
    [rows, onClients],
  );
}

/** Whether something was typed that closing would lose. */
function useIsDirty(isRunning: boolean): boolean {
  const form = useForm<InstantForm>();
  const [isDirty, setDirty] = useState(false);
  useEffect(() => form.subscribe(({ dirty = false }) => setDirty(dirty), { dirty: true }), [form]);
  return isDirty && !isRunning;
}

/** The drawer over the form of an instant launch. */
export function InstantPanel(props: InstantPanelProps) {
  const { open, onClose, launchedAdsHref, onClients } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  const flow = useInstantFlow({ ...props, contentRef });
  const history = useDraftHistory(useForm<InstantForm>());
  const isDirty = useIsDirty(flow.isRunning);
  const [isLeaving, setLeaving] = useState(false);
  useToldClients(onClients);
  useLeaveWarning(isDirty);
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  const shortcuts = { save: () => undefined, undo: history.undo, redo: history.redo };
  return (
    <>
      <Drawer
        open={open}
        onClose={leave}
        size="lg"
        title="Instant launch"
        description="Make an ad and launch it at once. It is kept out of your templates."
        footer={
          <InstantFooter flow={flow} launchedAdsHref={launchedAdsHref} onCancel={leave} onClose={onClose} />
        }
      >
        <Box
          ref={contentRef}
          display="grid"
          gap={6}
          gridTemplateColumns="minmax(0, 1fr)"
          onKeyDown={(event) => (flow.isRunning ? undefined : handleShortcut(event, shortcuts))}
        >
          <InstantSteps
            flow={flow}
            assets={props.assets}
            inserts={props.inserts}
            history={history}
            draftScope={props.draftScope}
            isAgency={props.isAgency}
            connectHref={props.connectHref}
            insertsHref={props.insertsHref}
          />
        </Box>
      </Drawer>
      <ConfirmDialog
        open={isLeaving}
        tone="danger"
        title={confirmPrompts.discardChanges.title}
        confirmLabel={confirmPrompts.discardChanges.confirm}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {confirmPrompts.discardChanges.text}
      </ConfirmDialog>
    </>
  );
}
