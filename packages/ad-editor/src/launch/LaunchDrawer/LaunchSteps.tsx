import type { FacebookLaunch, LaunchBlocker } from '@adlane/contract/ads/launches';
import type { Template } from '@adlane/contract/ads/templates';
import { successMessages } from '@adlane/contract/constants';
import { StepPanel, Stepper, translate } from '@adlane/ui';
import { useFormState } from '@adlane/ui/fields';
import { useAmountsInCurrency } from '../fields/useAmountsInCurrency';
import type { LaunchAssets } from '../launchAssets';
import { getShownStep, launchFormSteps } from '../launchDrawer.machine';
import type { LaunchFix } from '../launchFix';
import type { LaunchForm } from '../launchForm';
import { findPromotedPost } from '../post/findPromotedPost';
import { LaunchProgress } from '../review/LaunchProgress';
import { AccountStep } from './AccountStep';
import { BudgetStep } from './BudgetStep';
import { ConfirmStep, type ConfirmStepProps } from './ConfirmStep';
import type { LaunchRun } from './useLaunch';

export type LaunchStepsProps = {
  template: Template;
  assets: LaunchAssets;
  run: LaunchRun;
  /** What would be sent. */
  body: FacebookLaunch;
  connectHref?: string | undefined;
  isAgency: boolean;
  /** Launches for several clients instead. */
  onLaunchMany?: (() => void) | undefined;
  /** Goes where a blocker is mended. */
  onFix: (fix: LaunchFix, blockers: readonly LaunchBlocker[]) => void;
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
} & Pick<ConfirmStepProps, 'confirmed' | 'onConfirmed'>;

const stepLabels = ['Account and page', 'Budget and schedule', 'Confirm'] as const;

/** The drawer's content: the step of the form that one is at, or how the launch goes on. */
export function LaunchSteps(props: LaunchStepsProps) {
  return (
    <StepPanel step={getShownStep(props.run.state)}>
      <ShownStep {...props} />
    </StepPanel>
  );
}

function ShownStep(props: LaunchStepsProps) {
  const { template, assets, run, body, connectHref, isAgency, onFix, isAdvancedOpen, onAdvanced } = props;
  const { confirmed, onConfirmed } = props;
  const { state, dispatch, launch } = run;
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  const usable = assets.accounts.filter(({ status }) => status === 'Active');
  const account = assets.accounts.find(({ id }) => String(id) === values.adAccountId);
  useAmountsInCurrency(['budget', 'settings.bidAmount'], account?.currency);
  const hasChoice = usable.length > 1 || assets.pages.length > 1;
  if (state.at !== 'form') {
    const panel = { hasChoice, connectHref, onFix };
    return (
      <LaunchProgress
        state={state}
        launch={launch}
        successTitle={successMessages.templateLaunched}
        {...panel}
      />
    );
  }
  const { step } = state;
  // A page can be used with the accounts of its source only.
  const pages = assets.pages.filter((each) => !account || each.source_id === account.source_id);
  const page = pages.find(({ id }) => String(id) === values.pageId);
  return (
    <>
      <Stepper
        label={translate('Launch steps')}
        steps={stepLabels.map((label) => translate(label))}
        current={launchFormSteps.indexOf(step)}
        onStep={(index) => dispatch({ type: 'edit', step: launchFormSteps[index] ?? 'account' })}
      />
      {step === 'account' ? (
        <AccountStep
          assets={assets}
          pages={pages}
          page={page}
          account={account}
          template={template}
          isAgency={isAgency}
          onLaunchMany={props.onLaunchMany}
          connectHref={connectHref}
        />
      ) : null}
      {step === 'budget' && account ? (
        <BudgetStep
          template={template}
          account={account}
          budgetType={values.budgetType}
          settings={values.settings}
          hasAdSet={body.settings?.adSetId !== undefined}
          isAdvancedOpen={isAdvancedOpen}
          onAdvanced={onAdvanced}
        />
      ) : null}
      {step === 'confirm' && account && page ? (
        <ConfirmStep
          launch={body}
          client={values.client?.name}
          post={findPromotedPost(values)}
          account={account}
          page={page}
          template={template}
          notice={state.notice}
          confirmed={confirmed}
          onConfirmed={onConfirmed}
          hasChoice={hasChoice}
          connectHref={connectHref}
          onFix={onFix}
        />
      ) : null}
    </>
  );
}
