import type { InsertMap } from '@adlane/contract/rules';
import { Drawer, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useEffect, useRef } from 'react';
import { useDiscardPrompt } from '../form/useDiscardPrompt';
import { AssetsPending } from '../launch/LaunchDrawer/AssetsPending';
import type { LoadedAssets } from '../launch/LaunchDrawer/useLaunchAssets';
import type { LaunchAssets } from '../launch/launchAssets';
import { BulkContent } from './BulkContent';
import { BulkFooter } from './BulkFooter';
import type { BulkLaunchDrawerProps } from './BulkLaunchDrawerProps';
import { agencyRow, type BulkForm, businessRow, startRow } from './bulkForm';
import { type FlowOptions, useBulkFlow } from './useBulkFlow';

export type BulkPanelProps = BulkLaunchDrawerProps &
  Omit<FlowOptions, 'contentRef'> & {
    loaded: LoadedAssets;
    /** What texts are checked with. */
    inserts: InsertMap;
    /** Told for whom the launch is; null is the agency itself. */
    onClients: (clientIds: readonly (number | null)[]) => void;
  };

/** Adds the first row with the first loaded accounts; input stays when they are reloaded. */
function useFirstRow(assets: LaunchAssets | undefined, isAgency: boolean): boolean {
  const form = useForm<BulkForm>();
  const { initialValues } = useFormState<BulkForm>({ subscription: { initialValues: true } });
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

/** The drawer over the form of an instant launch; its content comes with the accounts. */
export function BulkPanel(props: BulkPanelProps) {
  const { open, onClose, launchedAdsHref, loaded } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  const flow = useBulkFlow({ ...props, contentRef });
  const hasStarted = useFirstRow(loaded.assets, props.isAgency);
  const { leave, prompt } = useDiscardPrompt(flow.isRunning, onClose);
  return (
    <>
      <Drawer
        open={open}
        onClose={leave}
        size="lg"
        title={
          props.template
            ? translate('Launch {name} for clients', { name: props.template.name })
            : translate('Instant launch')
        }
        description={
          props.template
            ? translate('Each client gets its own campaign of this template.')
            : translate("Create and launch an ad now. It isn't saved as a template.")
        }
        footer={
          hasStarted ? (
            <BulkFooter flow={flow} launchedAdsHref={launchedAdsHref} onCancel={leave} onClose={onClose} />
          ) : undefined
        }
      >
        {loaded.assets && hasStarted ? (
          <BulkContent
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
      {prompt}
    </>
  );
}
