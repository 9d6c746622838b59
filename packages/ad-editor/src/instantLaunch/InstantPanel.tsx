import { confirmPrompts } from '@adlane/contract/constants';
import type { InsertMap } from '@adlane/contract/rules';
import { ConfirmDialog, Drawer } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../form/useLeaveWarning';
import { AssetsPending } from '../launch/LaunchDrawer/AssetsPending';
import type { LoadedAssets } from '../launch/LaunchDrawer/useLaunchAssets';
import type { LaunchAssets } from '../launch/launchAssets';
import { InstantContent } from './InstantContent';
import { InstantFooter } from './InstantFooter';
import type { InstantLaunchDrawerProps } from './InstantLaunchDrawerProps';
import { agencyRow, businessRow, type InstantForm, startRow } from './instantLaunchForm';
import { type FlowOptions, useInstantFlow } from './useInstantFlow';

export type InstantPanelProps = InstantLaunchDrawerProps &
  Omit<FlowOptions, 'contentRef'> & {
    loaded: LoadedAssets;
    /** What texts are checked with. */
    inserts: InsertMap;
    /** Told for whom the launch is; null is the agency itself. */
    onClients: (clientIds: readonly (number | null)[]) => void;
  };

/** Adds the first row with the first loaded accounts; input stays when they are reloaded. */
function useFirstRow(assets: LaunchAssets | undefined, isAgency: boolean): boolean {
  const form = useForm<InstantForm>();
  const { initialValues } = useFormState<InstantForm>({ subscription: { initialValues: true } });
  const hasStarted = initialValues?.rows !== undefined && initialValues.rows.length > 0;
  useEffect(
    function startForm() {
      if (!assets || hasStarted) return;
      const row = startRow(isAgency ? agencyRow : businessRow, assets);
      form.initialize({ ...form.getState().values, rows: [row] });
    },
    [assets, hasStarted, form, isAgency],
  );
  return hasStarted;
}

/** Whether something was typed that closing would lose. */
function useIsDirty(isRunning: boolean): boolean {
  const form = useForm<InstantForm>();
  const [isDirty, setDirty] = useState(false);
  useEffect(() => form.subscribe(({ dirty = false }) => setDirty(dirty), { dirty: true }), [form]);
  return isDirty && !isRunning;
}

/** The drawer over the form of an instant launch; its content comes with the accounts. */
export function InstantPanel(props: InstantPanelProps) {
  const { open, onClose, launchedAdsHref, loaded } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  const flow = useInstantFlow({ ...props, contentRef });
  const hasStarted = useFirstRow(loaded.assets, props.isAgency);
  const isDirty = useIsDirty(flow.isRunning);
  const [isLeaving, setLeaving] = useState(false);
  useLeaveWarning(isDirty);
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Drawer
        open={open}
        onClose={leave}
        size="lg"
        title="Instant launch"
        description="Create and launch an ad now. It isn't saved as a template."
        footer={
          hasStarted ? (
            <InstantFooter flow={flow} launchedAdsHref={launchedAdsHref} onCancel={leave} onClose={onClose} />
          ) : undefined
        }
      >
        {loaded.assets && hasStarted ? (
          <InstantContent
            contentRef={contentRef}
            flow={flow}
            assets={loaded.assets}
            inserts={props.inserts}
            onClients={props.onClients}
            draftScope={props.draftScope}
            isAgency={props.isAgency}
            connectHref={props.connectHref}
            insertsHref={props.insertsHref}
          />
        ) : (
          <AssetsPending {...loaded} />
        )}
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
