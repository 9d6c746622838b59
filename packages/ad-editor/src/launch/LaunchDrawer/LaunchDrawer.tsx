import { Drawer, ErrorState, SkeletonText } from '@adlane/ui';
import { Form, useForm, useFormState } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { countryOfLanguage } from '../countryCodes';
import { checkLaunchStep, type LaunchForm, startLaunchForm, toFacebookLaunch } from '../launchForm';
import { useLaunchReview } from './ConfirmStep';
import type { LaunchDrawerProps } from './LaunchDrawerProps';
import { LaunchFooter } from './LaunchFooter';
import { LaunchSteps } from './LaunchSteps';
import { type LaunchRun, useLaunch } from './useLaunch';
import { type LoadedAssets, useLaunchAssets } from './useLaunchAssets';

type LaunchPanelProps = LaunchDrawerProps & { run: LaunchRun; loaded: LoadedAssets; onNext: () => void };

/** A change in the form makes another launch of it: the key of the last try is not used again. */
function useKeyOfThisForm({ dispatch }: LaunchRun): void {
  const form = useForm<LaunchForm>();
  useEffect(
    function forgetKeyOnChange() {
      let isFirst = true;
      return form.subscribe(
        () => {
          if (!isFirst) dispatch({ type: 'changed' });
          isFirst = false;
        },
        { values: true },
      );
    },
    [form, dispatch],
  );
}

function LaunchPanel(props: LaunchPanelProps) {
  const { open, onClose, template, launchedAdsHref, onFixTexts, run, loaded, onNext } = props;
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  useKeyOfThisForm(run);
  const body = toFacebookLaunch(values, template);
  const isConfirming = run.state.at === 'form' && run.state.step === 'confirm';
  const review = useLaunchReview(body, isConfirming);
  const footer = (
    <LaunchFooter
      run={run}
      canSend={review.isSuccess && review.data.blockers.length === 0}
      onNext={onNext}
      onSend={() => run.send(body)}
      onClose={onClose}
      launchedAdsHref={launchedAdsHref}
    />
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={`Launch ${template.name}`}
      footer={loaded.assets ? footer : undefined}
    >
      {loaded.assets ? (
        <LaunchSteps
          template={template}
          assets={loaded.assets}
          run={run}
          body={body}
          onFixTexts={onFixTexts}
        />
      ) : loaded.isFailed ? (
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

/**
 * Launches a Facebook template (ads §2): account and page, budget and schedule, confirm, progress. Closing it while
 * the launch runs does not stop the launch. Give each launch a key of its own.
 */
export function LaunchDrawer(props: LaunchDrawerProps) {
  const { open, template } = props;
  const loaded = useLaunchAssets(open);
  const run = useLaunch();
  const country = countryOfLanguage(navigator.language);
  const [initial, setInitial] = useState(() => startLaunchForm(template, [], [], country));
  const [hasDefaults, setHasDefaults] = useState(false);
  if (loaded.assets && !hasDefaults) {
    // Once: what is typed in stays when accounts are read again.
    setHasDefaults(true);
    setInitial(startLaunchForm(template, loaded.assets.accounts, loaded.assets.pages, country));
  }
  const step = run.state.at === 'form' ? run.state.step : 'confirm';
  return (
    <Form<LaunchForm>
      initialValues={initial}
      // Only the step in sight: what comes later is not wrong yet.
      validate={(values) => checkLaunchStep(values, step, new Date())}
      onSubmit={() => run.dispatch({ type: 'next' })}
    >
      {({ handleSubmit }) => (
        <LaunchPanel {...props} run={run} loaded={loaded} onNext={() => void handleSubmit()} />
      )}
    </Form>
  );
}
