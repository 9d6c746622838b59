import type { AdAccount } from '@adlane/contract/ads/sources';
import { successMessages } from '@adlane/contract/constants';
import { Alert, Button, Drawer, SkeletonText, StepPanel, Stepper, translate } from '@adlane/ui';
import { useMemo } from 'react';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { FailedQuery } from '../../failure/FailedQuery';
import { LaunchFooter } from '../LaunchDrawer/LaunchFooter';
import { getShownStep } from '../launchDrawer.machine';
import { LaunchProgress } from '../review/LaunchProgress';
import { GoogleAccountStep } from './GoogleAccountStep';
import { GoogleConfirmStep } from './GoogleConfirmStep';
import {
  type GoogleLaunchFlow,
  type GoogleLaunchStep,
  googleLaunchSteps,
  useGoogleLaunch,
} from './useGoogleLaunch';

type FlowProps = LaunchDrawerProps & { flow: GoogleLaunchFlow };
type ReadyProps = FlowProps & { accounts: readonly AdAccount[] };

const stepLabels = { account: 'Account', confirm: 'Confirm' } as const satisfies Record<
  GoogleLaunchStep,
  string
>;

/** The step of the form that one is at, or how the launch goes on once it was handed in. */
function ReadyLaunch(props: ReadyProps) {
  const { flow, accounts, template, isAgency = false, connectHref, onFixField } = props;
  const { run, step } = flow;
  if (run.state.at !== 'form') {
    return (
      <LaunchProgress
        state={run.state}
        launch={run.launch}
        successTitle={successMessages.templateLaunched}
        hasChoice
        connectHref={connectHref}
        onFix={(fix) => (fix.in === 'editor' ? onFixField(fix.field) : undefined)}
      />
    );
  }
  return (
    <>
      <Stepper
        label={translate('Launch steps')}
        steps={googleLaunchSteps.map((each) => translate(stepLabels[each]))}
        current={googleLaunchSteps.indexOf(step)}
        onStep={(index) => flow.onStep(googleLaunchSteps[index] ?? 'account')}
      />
      {step === 'account' ? (
        <GoogleAccountStep flow={flow} accounts={accounts} isAgency={isAgency} connectHref={connectHref} />
      ) : (
        <GoogleConfirmStep
          flow={flow}
          name={template.name}
          connectHref={connectHref}
          onFixField={onFixField}
        />
      )}
    </>
  );
}

function Content(props: FlowProps) {
  const { accounts, google } = props.flow;
  if (google === null) {
    return (
      <Alert tone="warning">
        {translate('This template has no Google ad yet. Create it in the editor first.')}
      </Alert>
    );
  }
  if (accounts.data) {
    return (
      <StepPanel step={getShownStep(props.flow.run.state, props.flow.step)}>
        <ReadyLaunch {...props} accounts={accounts.data.data} />
      </StepPanel>
    );
  }
  return accounts.isError ? (
    <FailedQuery title={translate("Couldn't load accounts")} query={accounts} />
  ) : (
    <SkeletonText lines={6} />
  );
}

/** Actions of a step; no button is without effect. */
function FormFooter({ flow, onClose }: FlowProps) {
  const { step, canSend, send, account, onStep } = flow;
  if (step === 'confirm') {
    return (
      <>
        <Button variant="secondary" onClick={() => onStep('account')}>
          {translate('Back')}
        </Button>
        {canSend ? <Button onClick={send}>{translate('Launch ad')}</Button> : null}
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {translate('Cancel')}
      </Button>
      {account ? <Button onClick={() => onStep('confirm')}>{translate('Continue')}</Button> : null}
    </>
  );
}

function Footer(props: FlowProps) {
  const { flow, onClose, launchedAdsHref } = props;
  const { run, canSend, send } = flow;
  if (run.state.at === 'form') return <FormFooter {...props} />;
  return (
    <LaunchFooter
      run={run}
      canSend={canSend}
      onNext={onClose}
      onSend={send}
      onClose={onClose}
      launchedAdsHref={launchedAdsHref}
      onAgain={props.isAgency ? flow.onAgain : undefined}
    />
  );
}

/**
 * Launches a Google template in steps (ads §2): the account, then a summary with blockers and requests, then
 * progress. Budget, dates, places and goals come from the template's settings. If the server can't launch on
 * Google, it says so.
 */
export function GoogleLaunchDrawer(props: LaunchDrawerProps) {
  const { open, onClose, template } = props;
  const { id, niche, templates } = template;
  const source = useMemo(
    () => ({ templateId: id, niche, google: templates.google }),
    [id, niche, templates.google],
  );
  const flow = useGoogleLaunch({ open, source });
  const isReady = flow.google !== null && flow.accounts.data !== undefined;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={translate('Launch {name}', { name: template.name })}
      footer={isReady ? <Footer {...props} flow={flow} /> : undefined}
    >
      <Content {...props} flow={flow} />
    </Drawer>
  );
}
