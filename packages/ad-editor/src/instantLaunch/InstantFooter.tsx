import { Button, ButtonLink } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useInstantReviews } from './ConfirmRows';
import { type InstantForm, instantSteps } from './instantLaunchForm';
import { countRuns, isRefused } from './instantRuns';
import type { InstantFlow } from './useInstantFlow';

export type InstantFooterProps = {
  flow: InstantFlow;
  launchedAdsHref: string | undefined;
  /** Leaves the form, with a question where something would be lost. */
  onCancel: () => void;
  /** Leaves launches that run to themselves. */
  onClose: () => void;
};

/** Hands in what nothing is in the way of. */
function SendButton({ flow }: Pick<InstantFooterProps, 'flow'>) {
  const { values } = useFormState<InstantForm>({ subscription: { values: true } });
  const reviews = useInstantReviews(values);
  const canSend = reviews.length > 0 && reviews.every(({ data }) => data?.blockers.length === 0);
  return (
    <Button disabled={!canSend} onClick={flow.send}>
      {values.rows.length === 1 ? 'Launch ad' : `Launch ${values.rows.length} ads`}
    </Button>
  );
}

function FormFooter({ flow, onCancel }: Pick<InstantFooterProps, 'flow' | 'onCancel'>) {
  const form = useForm<InstantForm>();
  const { step, onStep } = flow;
  const before = instantSteps[instantSteps.indexOf(step) - 1];
  return (
    <>
      <Button variant="secondary" onClick={before === undefined ? onCancel : () => onStep(before)}>
        {before === undefined ? 'Cancel' : 'Back'}
      </Button>
      {step === 'confirm' ? (
        <SendButton flow={flow} />
      ) : (
        <Button onClick={() => void form.submit()}>Continue</Button>
      )}
    </>
  );
}

/** What can be done at a step, and while the launches go on. */
export function InstantFooter({ flow, launchedAdsHref, onCancel, onClose }: InstantFooterProps) {
  if (!flow.isRunning) return <FormFooter flow={flow} onCancel={onCancel} />;
  const { runs } = flow.running;
  if (countRuns(runs).open > 0) {
    return (
      <Button variant="secondary" onClick={onClose}>
        Close and run in background
      </Button>
    );
  }
  return (
    <>
      {Object.values(runs).some(isRefused) ? (
        <Button variant="secondary" onClick={flow.backToForm}>
          Edit
        </Button>
      ) : null}
      {launchedAdsHref === undefined ? (
        <Button onClick={onClose}>Done</Button>
      ) : (
        <ButtonLink href={launchedAdsHref}>View launched ads</ButtonLink>
      )}
    </>
  );
}
