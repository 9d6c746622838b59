import { Button, ButtonLink, translate } from '@adlane/ui';
import type { LaunchFormStep } from '../launchDrawer.machine';
import type { LaunchRun } from './useLaunch';

type FailedLaunch = Extract<LaunchRun['state'], { at: 'failed' }>;

export type LaunchFooterProps = {
  run: LaunchRun;
  canSend: boolean;
  onNext: () => void;
  onSend: () => void;
  onClose: () => void;
  /** Where the launched ad is found; absent on the very page. */
  launchedAdsHref: string | undefined;
  /** Begins another launch with the same settings; absent for users who launch for themselves only. */
  onAgain?: (() => void) | undefined;
};

function FormFooter({
  run,
  canSend,
  onNext,
  onSend,
  onClose,
  step,
}: LaunchFooterProps & { step: LaunchFormStep }) {
  return (
    <>
      {step === 'account' ? (
        <Button variant="secondary" onClick={onClose}>
          {translate('Cancel')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => run.dispatch({ type: 'back' })}>
          {translate('Back')}
        </Button>
      )}
      {step === 'confirm' ? (
        <Button disabled={!canSend} onClick={onSend}>
          {translate('Launch ad')}
        </Button>
      ) : (
        <Button onClick={onNext}>{translate('Continue')}</Button>
      )}
    </>
  );
}

function FailedFooter({ run, onSend, state }: LaunchFooterProps & { state: FailedLaunch }) {
  const stands = state.launchId !== undefined && state.canRetry;
  const failedStep = stands ? run.launch?.steps.find(({ status }) => status === 'failed') : undefined;
  return (
    <>
      {stands ? (
        <Button variant="ghost" onClick={run.rollBack}>
          {translate('Roll back')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => run.dispatch({ type: 'edit', step: 'confirm' })}>
          {translate('Edit')}
        </Button>
      )}
      {state.canRetry ? (
        <Button onClick={stands ? run.resume : onSend}>
          {failedStep
            ? translate("Try again from '{title}'", { title: failedStep.title })
            : translate('Try again')}
        </Button>
      ) : null}
    </>
  );
}

/** What can be done in a state of the launch. */
export function LaunchFooter(props: LaunchFooterProps) {
  const { run, onClose, launchedAdsHref, onAgain } = props;
  const { state } = run;
  if (state.at === 'form') return <FormFooter {...props} step={state.step} />;
  if (state.at === 'launched') {
    return (
      <>
        {onAgain ? (
          <Button variant="secondary" onClick={onAgain}>
            {translate('Launch for another client')}
          </Button>
        ) : null}
        {launchedAdsHref === undefined ? (
          <Button onClick={onClose}>{translate('Done')}</Button>
        ) : (
          <ButtonLink href={launchedAdsHref}>{translate('View launched ads')}</ButtonLink>
        )}
      </>
    );
  }
  if (state.at === 'failed') return <FailedFooter {...props} state={state} />;
  return (
    <Button variant="secondary" onClick={onClose}>
      {translate('Close and run in background')}
    </Button>
  );
}
