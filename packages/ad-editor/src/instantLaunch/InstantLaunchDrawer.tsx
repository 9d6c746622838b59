import { Form } from '@adlane/ui/fields';
import { useCallback, useRef, useState } from 'react';
import { ActiveFieldsProvider } from '../draft/activeFields';
import { toFormErrors } from '../form/toFormErrors';
import { useLaunchAssets } from '../launch/LaunchDrawer/useLaunchAssets';
import { type LaunchAssets, noAssets } from '../launch/launchAssets';
import { findLanguageCountry } from '../lookups/countryNames';
import type { InstantLaunchDrawerProps } from './InstantLaunchDrawerProps';
import { InstantPanel } from './InstantPanel';
import {
  checkInstantStep,
  type InstantForm,
  type InstantRow,
  type InstantStep,
  instantSteps,
  startInstantForm,
} from './instantLaunchForm';
import { useChosenInserts } from './useChosenInserts';

/** Currencies that the chosen accounts pay in. */
function listCurrencies(rows: readonly InstantRow[], { accounts }: LaunchAssets): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ adAccountId }) => accounts.find(({ id }) => String(id) === adAccountId)?.currency ?? []),
  );
}

/**
 * Makes a Facebook ad and launches it at once (ads §2, instant launch): for whom and with which money, the ad, whom it is
 * shown to, confirm, then the progress of each client's launch. It creates no template. Use a new key for each one.
 */
export function InstantLaunchDrawer(props: InstantLaunchDrawerProps) {
  const { open, begin } = props;
  const loaded = useLaunchAssets(open);
  const { assets = noAssets } = loaded;
  // The first row follows once there are accounts to choose from.
  const [initial] = useState(() =>
    startInstantForm([], { country: findLanguageCountry(navigator.language), begin }),
  );
  const [step, setStep] = useState<InstantStep>('clients');
  const [clientIds, setClientIds] = useState<readonly (number | null)[]>([null]);
  const inserts = useChosenInserts(clientIds);
  const foundRef = useRef<object>(undefined);
  const validate = useCallback(
    (form: InstantForm) => {
      // Only the step in sight: what comes later is not wrong yet.
      const currencies = listCurrencies(form.rows, assets);
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
        <ActiveFieldsProvider>
          <InstantPanel
            {...props}
            loaded={loaded}
            inserts={inserts}
            step={step}
            onStep={setStep}
            onClients={setClientIds}
            foundRef={foundRef}
          />
        </ActiveFieldsProvider>
      )}
    </Form>
  );
}
