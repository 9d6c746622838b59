import type { AdAccount } from '@adlane/contract/ads/sources';
import { successMessages } from '@adlane/contract/constants';
import { toDay } from '@adlane/contract/rules';
import { Alert, Box, Button, Drawer, SkeletonText, StepPanel, Stepper, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { useRef } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import type { TemplateDraft } from '../../draft/templateDraft';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { focusField } from '../../editor/TemplateEditor/frame/editorFocus';
import { FailedQuery } from '../../failure/FailedQuery';
import { submitStep } from '../../form/submitStep';
import { LaunchFooter } from '../../launch/LaunchDrawer/LaunchFooter';
import { getShownStep, type LaunchFormStep, launchFormSteps } from '../../launch/launchDrawer.machine';
import type { LaunchFix } from '../../launch/launchFix';
import { LaunchProgress } from '../../launch/review/LaunchProgress';
import { type ClearedAmounts, useLaunchAmounts } from '../launchFields/useLaunchAmounts';
import { GoogleAccountStep } from './GoogleAccountStep';
import { GoogleBudgetStep } from './GoogleBudgetStep';
import { GoogleConfirmStep } from './GoogleConfirmStep';
import { toEditorField } from './googleLaunchBody';
import type { GoogleLaunchFlow } from './useGoogleLaunch';

export type GoogleLaunchPanelProps = LaunchDrawerProps & { flow: GoogleLaunchFlow };

type ReadyProps = GoogleLaunchPanelProps & {
  accounts: readonly AdAccount[];
  onFix: (fix: LaunchFix) => void;
  cleared: ClearedAmounts | undefined;
};

const stepLabels = {
  account: 'Account',
  budget: 'Budget and schedule',
  confirm: 'Confirm',
} as const satisfies Record<LaunchFormStep, string>;

/** The step of the form that one is at, or how the launch goes on once it was handed in. */
function ReadyLaunch(props: ReadyProps) {
  const { flow, accounts, template, isAgency = false, connectHref, onFix, cleared } = props;
  const { run, step, account, choice } = flow;
  if (run.state.at !== 'form') {
    return (
      <LaunchProgress
        state={run.state}
        launch={run.launch}
        successTitle={successMessages.templateLaunched}
        hasChoice
        connectHref={connectHref}
        onFix={onFix}
      />
    );
  }
  return (
    <>
      <Stepper
        label={translate('Launch steps')}
        steps={launchFormSteps.map((each) => translate(stepLabels[each]))}
        current={launchFormSteps.indexOf(step)}
        onStep={(index) => flow.onStep(launchFormSteps[index] ?? 'account')}
      />
      {step === 'account' ? (
        <GoogleAccountStep flow={flow} accounts={accounts} isAgency={isAgency} connectHref={connectHref} />
      ) : null}
      {step === 'budget' && account ? (
        <GoogleBudgetStep account={account} today={toDay(choice.now, account.timezone)} cleared={cleared} />
      ) : null}
      {step === 'confirm' ? (
        <GoogleConfirmStep flow={flow} name={template.name} connectHref={connectHref} onFix={onFix} />
      ) : null}
    </>
  );
}

function Content(props: GoogleLaunchPanelProps & Pick<ReadyProps, 'onFix' | 'cleared'>) {
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
      <StepPanel step={getShownStep(props.flow.run.state)}>
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
function FormFooter({ flow, onClose, onNext }: GoogleLaunchPanelProps & { onNext: () => void }) {
  const { step, canSend, send, account, onStep } = flow;
  const before = launchFormSteps[launchFormSteps.indexOf(step) - 1];
  return (
    <>
      <Button variant="secondary" onClick={before === undefined ? onClose : () => onStep(before)}>
        {before === undefined ? translate('Cancel') : translate('Back')}
      </Button>
      {step !== 'confirm' && account ? <Button onClick={onNext}>{translate('Continue')}</Button> : null}
      {step === 'confirm' && canSend ? <Button onClick={send}>{translate('Launch ad')}</Button> : null}
    </>
  );
}

/** The drawer over the form of a Google launch. */
export function GoogleLaunchPanel(props: GoogleLaunchPanelProps) {
  const { flow, open, onClose, template, launchedAdsHref, onFixField } = props;
  const { run } = flow;
  const form = useForm<TemplateDraft>();
  const contentRef = useRef<HTMLDivElement>(null);
  const cleared = useLaunchAmounts(flow.account?.currency);
  const isReady = flow.google !== null && flow.accounts.data !== undefined;

  function fix(where: LaunchFix): void {
    if (where.in === 'connections') return;
    // Google's answers name the fields of the launch; the form has them under the template's.
    const field = where.in === 'launch' ? where.name : where.field;
    const place = toEditorField(field);
    if (place === undefined) return flow.onStep('account');
    if (!place.startsWith(googlePaths.launch)) return onFixField(place);
    flow.onStep('budget');
    focusField(contentRef.current, place);
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={translate('Launch {name}', { name: template.name })}
      footer={
        !isReady ? undefined : run.state.at === 'form' ? (
          <FormFooter {...props} onNext={() => submitStep(form, contentRef.current)} />
        ) : (
          <LaunchFooter
            run={run}
            canSend={flow.canSend}
            onNext={onClose}
            onSend={flow.send}
            onClose={onClose}
            launchedAdsHref={launchedAdsHref}
            onAgain={props.isAgency ? flow.onAgain : undefined}
          />
        )
      }
    >
      <Box ref={contentRef}>
        <Content {...props} onFix={fix} cleared={cleared} />
      </Box>
    </Drawer>
  );
}
