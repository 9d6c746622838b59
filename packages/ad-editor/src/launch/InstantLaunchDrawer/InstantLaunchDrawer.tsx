import { Drawer, ErrorState, SkeletonText } from '@adlane/ui';
import { Form } from '@adlane/ui/fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFormErrors } from '../../editor/TemplateEditor/toFormErrors';
import { WorkedOnProvider } from '../../editor/workedOn';
import { countryOfLanguage } from '../countryCodes';
import type { LaunchAssets } from '../LaunchDrawer/LaunchDrawerProps';
import { useLaunchAssets } from '../LaunchDrawer/useLaunchAssets';
import type { InstantLaunchDrawerProps } from './InstantLaunchDrawerProps';
import { InstantPanel } from './InstantPanel';
import {
  agencyRow,
  businessRow,
  checkInstantStep,
  type InstantForm,
  type InstantRow,
  type InstantStep,
  instantSteps,
  startInstantForm,
  startRow,
} from './instantLaunchForm';
import { useChosenInserts } from './useChosenInserts';

/** Currencies that the chosen accounts pay in. */
function currenciesOf(rows: readonly InstantRow[], { accounts }: LaunchAssets): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ adAccountId }) => accounts.find(({ id }) => String(id) === adAccountId)?.currency ?? []),
  );
}

function InstantLaunchForm(props: InstantLaunchDrawerProps & { assets: LaunchAssets }) {
  const { assets, isAgency, begin } = props;
  const [initial] = useState(() =>
    startInstantForm([startRow(isAgency ? agencyRow : businessRow, assets)], {
      country: countryOfLanguage(navigator.language),
      begin,
    }),
  );
  const [step, setStep] = useState<InstantStep>('clients');
  const [clientIds, setClientIds] = useState<readonly (number | null)[]>([null]);
  const inserts = useChosenInserts(clientIds);
  const foundRef = useRef<object>(undefined);
  const validate = useCallback(
    (form: InstantForm) => {
      // Only the step in sight: what comes later is not wrong yet.
      const currencies = currenciesOf(form.rows, assets);
      return toFormErrors(checkInstantStep(form, step, { inserts, now: new Date(), currencies }));
    },
    [assets, inserts, step],
  );
  return (
    <Form<InstantForm>
      initialValues={initial}
      validate={validate}
      subscription={{}}
      onSubmit={() => {
        const found = foundRef.current;
        foundRef.current = undefined;
        if (found === undefined) setStep((last) => instantSteps[instantSteps.indexOf(last) + 1] ?? last);
        return found;
      }}
    >
      {() => (
        <WorkedOnProvider>
          <InstantPanel
            {...props}
            inserts={inserts}
            step={step}
            onStep={setStep}
            onClients={setClientIds}
            foundRef={foundRef}
          />
        </WorkedOnProvider>
      )}
    </Form>
  );
}

/**
 * Makes a Facebook ad and launches it at once (ads §2, instant launch): for whom and with which money, the ad, whom it is
 * shown to, confirm, then the progress of each client's launch. No template is made of it. Give each one a key of its own.
 */
export function InstantLaunchDrawer(props: InstantLaunchDrawerProps) {
  const { open, onClose } = props;
  const loaded = useLaunchAssets(open);
  // Once: what is typed in stays when accounts are read again.
  const [assets, setAssets] = useState<LaunchAssets>();
  if (loaded.assets && !assets) setAssets(loaded.assets);
  const [isReady, setReady] = useState(false);
  useEffect(
    function showForm() {
      if (!assets) return;
      // A moment after the drawer that waited is gone: as it goes, it closes what opens over it.
      const timer = setTimeout(() => setReady(true));
      return () => clearTimeout(timer);
    },
    [assets],
  );
  if (assets) return isReady ? <InstantLaunchForm {...props} assets={loaded.assets ?? assets} /> : null;
  return (
    <Drawer open={open} onClose={onClose} size="lg" title="Instant launch">
      {loaded.isFailed ? (
        <ErrorState
          title="Accounts and pages could not be loaded"
          retrying={loaded.isFetching}
          onRetry={loaded.retry}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Drawer>
  );
}
