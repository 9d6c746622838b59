import { isHttpError } from '@adlane/api-client';
import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { SkeletonText, translate } from '@adlane/ui';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { FailedQuery } from '../../failure/FailedQuery';
import type { LaunchFix } from '../../launch/launchFix';
import { BudgetQuestions } from '../../launch/review/BudgetQuestions';
import { NotSent } from '../../launch/review/NotSent';
import { PreLaunchPanel, type PreLaunchPanelProps } from '../../launch/review/PreLaunchPanel';
import { RequestList } from '../../launch/review/RequestList';
import { GooglePlanTree } from './GooglePlanTree';
import { toEditorField } from './googleLaunchBody';
import type { GoogleLaunchFlow } from './useGoogleLaunch';

type PanelProps = Pick<LaunchDrawerProps, 'connectHref'> &
  Pick<PreLaunchPanelProps, 'insertOwner'> & {
    /** Goes where a blocker is mended. */
    onFix: (fix: LaunchFix) => void;
  };

function BlockerPanel(props: PanelProps & { blockers: readonly LaunchBlocker[] }) {
  const { blockers, connectHref, insertOwner, onFix } = props;
  return (
    <PreLaunchPanel
      level={3}
      blockers={blockers.map((each) => ({ ...each, field: toEditorField(each.field) ?? each.field }))}
      hasChoice
      connectHref={connectHref}
      insertOwner={insertOwner}
      onFix={onFix}
    />
  );
}

/** The answer to a review that the server refused, with the invalid fields. */
function RefusedReview({ review, ...panel }: PanelProps & Pick<GoogleLaunchFlow, 'review'>) {
  const { error } = review;
  if (isHttpError(error) && error.status === 422) {
    const fields = Object.entries(error.body.errors ?? {});
    const blockers = fields.map(([field, texts]) => ({ field, message: texts[0] ?? error.body.message }));
    return <BlockerPanel {...panel} blockers={blockers} />;
  }
  return <FailedQuery title={translate("Couldn't check the launch")} query={review} />;
}

export type GoogleReviewProps = PanelProps & {
  /** Runs the launch, with its ad, review and confirmed budgets. */
  flow: Pick<GoogleLaunchFlow, 'google' | 'review' | 'confirmed' | 'onConfirmed'>;
};

/** The server's review of the launch: its blockers and the requests that it would send. */
export function GoogleReview({ flow, ...panel }: GoogleReviewProps) {
  const { google, review, confirmed, onConfirmed } = flow;
  if (review.isLoading) return <SkeletonText lines={4} />;
  if (review.isError) return <RefusedReview {...panel} review={review} />;
  if (!review.data) return null;
  const { blockers, googlePlan, leftOut, steps } = review.data;
  return (
    <>
      <BlockerPanel {...panel} blockers={blockers} />
      <BudgetQuestions review={review.data} confirmed={confirmed} onConfirmed={onConfirmed} />
      {googlePlan ? (
        <GooglePlanTree plan={googlePlan} media={google?.createAdTemplateData.googleTemplateMedia ?? []} />
      ) : null}
      <NotSent leftOut={leftOut} />
      <RequestList title="Technical details" platform="Google" steps={steps} level={3} />
    </>
  );
}
