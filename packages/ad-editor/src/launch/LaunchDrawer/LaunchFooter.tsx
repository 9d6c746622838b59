import { Button, ButtonLink } from '@adlane/ui';
import type { LaunchFormStep } from '../launchDrawer.machine';
import type { LaunchRun } from './useLaunch';

type FailedLaunch = Extract<LaunchRun['state'], { at: 'failed' }>;

export type LaunchFooterProps = {
  run: LaunchRun;
  canSend: boolean;
  onNext: () => void;
  onSend: () => void;
  onClose: () => void;
  launchedAdsHref: string;
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

function FailedFooter({ run, onSend, state }: LaunchFooterProps & { state: FailedLaunch }) {
  const stands = state.launchId !== undefined && state.canRetry;
  const failedStep = stands ? run.launch?.steps.find(({ status }) => status === 'failed') : undefined;
  return (
    <>
      {stands ? (
        <Button variant="ghost" onClick={run.rollBack}>
          Roll back
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => run.dispatch({ type: 'edit', step: 'confirm' })}>
          Edit
        </Button>
      )}
      {state.canRetry ? (
        <Button onClick={stands ? run.resume : onSend}>
          {failedStep ? `Try again from '${failedStep.title}'` : 'Try again'}
        </Button>
      ) : null}
    </>
  );
}

/** What can be done in a state of the launch. */
export function LaunchFooter(props: LaunchFooterProps) {
  const { run, onClose, launchedAdsHref } = props;
  const { state } = run;
  if (state.at === 'form') return <FormFooter {...props} step={state.step} />;
  if (state.at === 'launched') return <ButtonLink href={launchedAdsHref}>View launched ads</ButtonLink>;
  if (state.at === 'failed') return <FailedFooter {...props} state={state} />;
  return (
    <Button variant="secondary" onClick={onClose}>
      Close and run in background
    </Button>
  );
}
