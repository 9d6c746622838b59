import { Button, ButtonLink, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { isApprovable } from '../launch/review/launchApproval';
import { type BulkForm, listBulkSteps } from './bulkForm';
import { countRuns, isRefused } from './runs/bulkRuns';
import type { BulkFlow } from './useBulkFlow';
import { useBulkReviews } from './useBulkReviews';

export type BulkFooterProps = {
  flow: BulkFlow;
  launchedAdsHref: string | undefined;
  /** Leaves the form, with a question where something would be lost. */
  onCancel: () => void;
  /** Leaves launches that run to themselves. */
  onClose: () => void;
};

/** Hands in what nothing is in the way of. */
function SendButton({ flow }: Pick<BulkFooterProps, 'flow'>) {
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  const reviews = useBulkReviews(values);
  const canSend =
    reviews.length > 0 &&
    reviews.every(({ data, isFetching }) => !isFetching && isApprovable(data, flow.confirmed));
  return (
    <Button disabled={!canSend} onClick={() => flow.send(reviews.map(({ data }) => data))}>
      {values.rows.length === 1
        ? translate('Launch ad')
        : translate('Launch {count} ads', { count: values.rows.length })}
    </Button>
  );
}

function FormFooter({ flow, onCancel }: Pick<BulkFooterProps, 'flow' | 'onCancel'>) {
  const form = useForm<BulkForm>();
  const { step, onStep } = flow;
  const steps = listBulkSteps(form.getState().values);
  const before = steps[steps.indexOf(step) - 1];
  return (
    <>
      <Button variant="secondary" onClick={before === undefined ? onCancel : () => onStep(before)}>
        {before === undefined ? translate('Cancel') : translate('Back')}
      </Button>
      {step === 'confirm' ? (
        <SendButton flow={flow} />
      ) : (
        <Button onClick={flow.next}>{translate('Continue')}</Button>
      )}
    </>
  );
}

/** What can be done at a step, and while the launches go on. */
export function BulkFooter({ flow, launchedAdsHref, onCancel, onClose }: BulkFooterProps) {
  if (!flow.isRunning) return <FormFooter flow={flow} onCancel={onCancel} />;
  const { runs } = flow.running;
  if (countRuns(runs).open > 0) {
    return (
      <Button variant="secondary" onClick={onClose}>
        {translate('Close and run in background')}
      </Button>
    );
  }
  return (
    <>
      {Object.values(runs).some(isRefused) ? (
        <Button variant="secondary" onClick={flow.backToForm}>
          {translate('Edit')}
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
