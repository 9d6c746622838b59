import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { Box, Drawer, translate } from '@adlane/ui';
import { Form, toSubmissionErrors, useForm, useFormState } from '@adlane/ui/fields';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { submitStep } from '../../form/submitStep';
import { findUserCountry } from '../../lookups/countryNames';
import { noAssets } from '../launchAssets';
import { findFix, type LaunchFix } from '../launchFix';
import { checkLaunchStep, type LaunchForm, startLaunchForm, toFacebookLaunch } from '../launchForm';
import { approve, type ConfirmedBudgets, isApprovable } from '../review/launchApproval';
import { isAdvancedSetting } from '../stepByField';
import { AssetsPending } from './AssetsPending';
import { useLaunchReview } from './ConfirmStep';
import { LaunchFooter } from './LaunchFooter';
import { LaunchSteps } from './LaunchSteps';
import { type LaunchRun, useLaunch } from './useLaunch';
import { type LoadedAssets, useLaunchAssets } from './useLaunchAssets';

type LaunchPanelProps = LaunchDrawerProps & {
  run: LaunchRun;
  loaded: LoadedAssets;
  /** Errors that the next submission shows at the fields. */
  foundRef: RefObject<object | undefined>;
};

/** A change in the form makes another launch of it: the key of the last try is not used again. */
function useFormKey({ dispatch }: LaunchRun): void {
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

/** The blockers that fields of this form can show, as a form's errors. */
function toErrors(blockers: readonly LaunchBlocker[]): object {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of blockers) {
    const fix = findFix(field, true);
    if (fix.in === 'launch') errors[fix.name] ??= [message];
  }
  return toSubmissionErrors({ message: '', errors });
}

/** Goes where a blocker is mended: to its step with the message at the field and the focus on it, or to the editor. */
function useFix({ run, foundRef, onFixField }: LaunchPanelProps, openAdvanced: () => void) {
  const form = useForm<LaunchForm>();
  const contentRef = useRef<HTMLDivElement>(null);
  function fix(where: LaunchFix, blockers: readonly LaunchBlocker[]): void {
    if (where.in === 'editor') return onFixField(where.field);
    if (where.in !== 'launch') return;
    foundRef.current = toErrors(blockers);
    void form.submit();
    run.dispatch({ type: 'edit', step: where.step });
    if (isAdvancedSetting(where.name)) return openAdvanced();
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        contentRef.current?.querySelector<HTMLElement>(`[name=${CSS.escape(where.name)}]`)?.focus(),
      ),
    );
  }
  return { fix, contentRef };
}

function LaunchPanel(props: LaunchPanelProps) {
  const { open, onClose, template, launchedAdsHref, connectHref, run, loaded } = props;
  const form = useForm<LaunchForm>();
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  useFormKey(run);
  const [isAdvancedOpen, setAdvancedOpen] = useState(false);
  const [confirmed, setConfirmed] = useState<ConfirmedBudgets>(new Set());
  const { fix, contentRef } = useFix(props, () => setAdvancedOpen(true));
  const body = toFacebookLaunch(values, template);
  const isConfirming = run.state.at === 'form' && run.state.step === 'confirm';
  const review = useLaunchReview(body, isConfirming);
  function launchAgain(): void {
    form.change('client', null);
    run.dispatch({ type: 'again' });
  }
  const footer = (
    <LaunchFooter
      run={run}
      canSend={!review.isFetching && isApprovable(review.data, confirmed)}
      onNext={() => submitStep(form, contentRef.current)}
      onSend={() => run.send(approve({ call: 'facebook', body }, review.data))}
      onClose={onClose}
      launchedAdsHref={launchedAdsHref}
      onAgain={props.isAgency ? launchAgain : undefined}
    />
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={translate('Launch {name}', { name: template.name })}
      footer={loaded.assets ? footer : undefined}
    >
      {loaded.assets ? (
        <Box ref={contentRef}>
          <LaunchSteps
            template={template}
            assets={loaded.assets}
            run={run}
            body={body}
            connectHref={connectHref}
            isAgency={props.isAgency ?? false}
            onLaunchMany={props.onLaunchMany}
            onFix={fix}
            isAdvancedOpen={isAdvancedOpen}
            onAdvanced={setAdvancedOpen}
            confirmed={confirmed}
            onConfirmed={setConfirmed}
          />
        </Box>
      ) : (
        <AssetsPending {...loaded} />
      )}
    </Drawer>
  );
}

/**
 * Launches a Facebook template (ads §2): account and page, budget and schedule, confirm, progress. Closing it while
 * the launch runs does not stop the launch. Use a new key for each launch.
 */
export function LaunchDrawer(props: LaunchDrawerProps) {
  const { open, template } = props;
  const loaded = useLaunchAssets(open);
  const run = useLaunch();
  const country = findUserCountry();
  const [openedAt] = useState(() => new Date());
  const [initial, setInitial] = useState(() => startLaunchForm(template, noAssets, country, openedAt));
  const [hasDefaults, setHasDefaults] = useState(false);
  if (loaded.assets && !hasDefaults) {
    // Once: input stays when accounts are reloaded.
    setHasDefaults(true);
    setInitial(startLaunchForm(template, loaded.assets, country, openedAt));
  }
  const step = run.state.at === 'form' ? run.state.step : 'confirm';
  const foundRef = useRef<object>(undefined);
  return (
    <Form<LaunchForm>
      initialValues={initial}
      // Only the step in sight: what comes later is not wrong yet.
      validate={(values) => checkLaunchStep(values, step, new Date())}
      onSubmit={() => {
        const found = foundRef.current;
        foundRef.current = undefined;
        if (found === undefined) run.dispatch({ type: 'next' });
        return found;
      }}
    >
      {() => <LaunchPanel {...props} run={run} loaded={loaded} foundRef={foundRef} />}
    </Form>
  );
}
