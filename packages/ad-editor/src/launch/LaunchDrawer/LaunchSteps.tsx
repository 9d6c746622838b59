import { Box, Button, ButtonLink, Drawer, Stepper } from '@adlane/ui';
import { Form, useForm, useFormState } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { countryOfLanguage } from '../countryCodes';
import { type LaunchFormStep, launchFormSteps } from '../launchDrawer.machine';
import { checkLaunchStep, type LaunchForm, startLaunchForm, toFacebookLaunch } from '../launchForm';
import { AccountStep } from './AccountStep';
import { BudgetStep } from './BudgetStep';
import { ConfirmStep, useLaunchReview } from './ConfirmStep';
import type { LaunchAssets, LaunchDrawerProps } from './LaunchDrawerProps';
import { LaunchProgress } from './LaunchProgress';
import { type LaunchRun, useLaunch } from './useLaunch';

type LaunchStepsProps = LaunchDrawerProps & { assets: LaunchAssets };

const stepLabels = ['Account and page', 'Budget and schedule', 'Confirm'] as const;

type FailedLaunch = Extract<LaunchRun['state'], { at: 'failed' }>;

type FooterProps = {
  run: LaunchRun;
  canSend: boolean;
  onNext: () => void;
  onSend: () => void;
  onClose: () => void;
  launchedAdsHref: string;
};

function FormFooter({ run, canSend, onNext, onSend, onClose, step }: FooterProps & { step: LaunchFormStep }) {
  return (
    <>
      {step === 'account' ? (
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => run.dispatch({ type: 'back' })}>
          Back
        </Button>
      )}
      {step === 'confirm' ? (
        <Button disabled={!canSend} onClick={onSend}>
          Launch ad
        </Button>
      ) : (
        <Button onClick={onNext}>Continue</Button>
      )}
    </>
  );
}

function FailedFooter({ run, onSend, state }: FooterProps & { state: FailedLaunch }) {
  const stands = state.launchId !== undefined && state.canRetry;
  return (
    <>
      {stands ? (
        <Button variant="ghost" onClick={run.takeBack}>
          Take it back
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => run.dispatch({ type: 'edit', step: 'confirm' })}>
          Change something
        </Button>
      )}
      {state.canRetry ? <Button onClick={stands ? run.resume : onSend}>Try again</Button> : null}
    </>
  );
}

function LaunchFooter(props: FooterProps) {
  const { run, onClose, launchedAdsHref } = props;
  const { state } = run;
  if (state.at === 'form') return <FormFooter {...props} step={state.step} />;
  if (state.at === 'launched') return <ButtonLink href={launchedAdsHref}>See launched ads</ButtonLink>;
  if (state.at === 'failed') return <FailedFooter {...props} state={state} />;
  return (
    <Button variant="secondary" onClick={onClose}>
      Close, and let it run
    </Button>
  );
}

function StepsBody(props: LaunchStepsProps & { run: LaunchRun; onNext: () => void }) {
  const { template, assets, run, onNext, onClose, launchedAdsHref, onFixTexts } = props;
  const { state, dispatch, launch, send } = run;
  const form = useForm<LaunchForm>();
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  const account = assets.accounts.find(({ id }) => String(id) === values.adAccountId);
  // A page can be used with the accounts of its own source only.
  const pages = assets.pages.filter((each) => !account || each.source_id === account.source_id);
  const page = pages.find(({ id }) => String(id) === values.pageId);
  const body = toFacebookLaunch(values, template);
  const step = state.at === 'form' ? state.step : undefined;
  const review = useLaunchReview(body, step === 'confirm');

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

  return (
    <Drawer
      open
      onClose={onClose}
      title={`Launch ${template.name}`}
      footer={
        <LaunchFooter
          run={run}
          canSend={review.isSuccess && review.data.blockers.length === 0}
          onNext={onNext}
          onSend={() => send(body)}
          onClose={onClose}
          launchedAdsHref={launchedAdsHref}
        />
      }
    >
      <Box display="grid" gap={6}>
        {step ? (
          <Stepper
            label="Steps of the launch"
            steps={stepLabels}
            current={launchFormSteps.indexOf(step)}
            onStep={(index) => dispatch({ type: 'edit', step: launchFormSteps[index] ?? 'account' })}
          />
        ) : null}
        {step === 'account' ? (
          <AccountStep
            accounts={assets.accounts}
            pages={pages}
            page={page}
            isLeadForm={template.templateAdType === 'leadform'}
          />
        ) : null}
        {step === 'budget' && account ? (
          <BudgetStep template={template} account={account} budgetType={values.budgetType} />
        ) : null}
        {step === 'confirm' && account && page ? (
          <ConfirmStep
            launch={body}
            account={account}
            page={page}
            onEdit={(to) => dispatch({ type: 'edit', step: to })}
            onFixTexts={onFixTexts}
          />
        ) : null}
        {state.at === 'form' ? null : <LaunchProgress state={state} launch={launch} />}
      </Box>
    </Drawer>
  );
}

/** The drawer's steps: one form over all of them, moved by the launch machine. */
export function LaunchSteps(props: LaunchStepsProps) {
  const { template, assets } = props;
  const run = useLaunch();
  const { state, dispatch } = run;
  const [initial] = useState(() =>
    startLaunchForm(template, assets.accounts, assets.pages, countryOfLanguage(navigator.language)),
  );
  const step = state.at === 'form' ? state.step : 'confirm';
  return (
    <Form<LaunchForm>
      initialValues={initial}
      // Only the step in sight: what comes later is not wrong yet.
      validate={(values) => checkLaunchStep(values, step, new Date())}
      onSubmit={() => dispatch({ type: 'next' })}
    >
      {({ handleSubmit }) => <StepsBody {...props} run={run} onNext={() => void handleSubmit()} />}
    </Form>
  );
}
