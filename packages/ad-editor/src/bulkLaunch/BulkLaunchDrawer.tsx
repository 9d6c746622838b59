import { Form } from '@adlane/ui/fields';
import { useCallback, useRef, useState } from 'react';
import { useChosenInserts } from '../assist/useChosenInserts';
import { ActiveFieldsProvider } from '../draft/activeFields';
import { toFormErrors } from '../form/toFormErrors';
import { useLaunchAssets } from '../launch/LaunchDrawer/useLaunchAssets';
import { type LaunchAssets, noAssets } from '../launch/launchAssets';
import { findUserCountry } from '../lookups/countryNames';
import type { BulkLaunchDrawerProps } from './BulkLaunchDrawerProps';
import { BulkPanel } from './BulkPanel';
import {
  type BulkForm,
  type BulkRow,
  type BulkStep,
  checkBulkStep,
  listBulkSteps,
  startBulkForm,
  startTemplateForm,
} from './bulkForm';

/** Currencies that the chosen accounts pay in. */
function listCurrencies(rows: readonly BulkRow[], { accounts }: LaunchAssets): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ adAccountId }) => accounts.find(({ id }) => String(id) === adAccountId)?.currency ?? []),
  );
}

/**
 * Launches one Facebook ad for several clients: a template, or an ad that is made here and launched at once (ads §2, instant
 * launch). For whom and with which money, for the latter the ad and whom it is shown to, confirm, then the progress of each
 * client's launch. Use a new key for each one.
 */
export function BulkLaunchDrawer(props: BulkLaunchDrawerProps) {
  const { open, begin, template } = props;
  const loaded = useLaunchAssets(open);
  const { assets = noAssets } = loaded;
  // The first row follows once there are accounts to choose from.
  const [initial] = useState(() => {
    const country = findUserCountry();
    return template
      ? startTemplateForm(template, country, new Date())
      : startBulkForm([], { country, begin });
  });
  const steps = listBulkSteps(initial);
  const [step, setStep] = useState<BulkStep>('clients');
  const [clientIds, setClientIds] = useState<readonly (number | null)[]>([null]);
  const inserts = useChosenInserts(clientIds);
  const foundRef = useRef<object>(undefined);
  const validate = useCallback(
    (form: BulkForm) => {
      // Only the step in sight: what comes later is not wrong yet.
      const currencies = listCurrencies(form.rows, assets);
      return toFormErrors(checkBulkStep(form, step, { inserts, now: new Date(), currencies }));
    },
    [assets, inserts, step],
  );
  return (
    <Form<BulkForm>
      initialValues={initial}
      validate={validate}
      subscription={{}}
      onSubmit={() => {
        const found = foundRef.current;
        foundRef.current = undefined;
        if (found === undefined) setStep((last) => steps[steps.indexOf(last) + 1] ?? last);
        return found;
      }}
    >
      {() => (
        <ActiveFieldsProvider>
          <BulkPanel
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
