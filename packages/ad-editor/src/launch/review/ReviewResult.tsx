import type { LaunchBlocker, LaunchReview } from '@adlane/contract/ads/launches';
import { Box, SkeletonText, translate } from '@adlane/ui';
import { FailedQuery } from '../../failure/FailedQuery';
import type { LaunchFix } from '../launchFix';
import { BudgetQuestions } from './BudgetQuestions';
import type { ConfirmedBudgets } from './launchApproval';
import { NotSent } from './NotSent';
import { PlanTree, type PlanTreeProps } from './PlanTree';
import { PreLaunchPanel, type PreLaunchPanelProps } from './PreLaunchPanel';
import { RequestList } from './RequestList';

export type ReviewResultProps = Pick<PreLaunchPanelProps, 'hasChoice' | 'connectHref' | 'insertOwner'> & {
  /** How the plan is shown. */
  shown: Pick<PlanTreeProps, 'media' | 'currency' | 'budgetType'>;
  /** The server's review, while it comes, as it came, or why it did not. */
  review: {
    readonly data?: LaunchReview | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Budgets that the user has confirmed. */
  confirmed: ConfirmedBudgets;
  /** Called with all confirmed budgets when the user confirms one or revokes it. */
  onConfirmed: (confirmed: ConfirmedBudgets) => void;
  /** Goes where a blocker is mended; `blockers` are all that there are. */
  onFix: (fix: LaunchFix, blockers: readonly LaunchBlocker[]) => void;
};

/** The server's review of a launch: its blockers, and the requests that it would send. */
export function ReviewResult({ review, shown, confirmed, onConfirmed, onFix, ...panel }: ReviewResultProps) {
  if (review.isError) {
    return <FailedQuery title={translate("Couldn't check the launch")} query={review} />;
  }
  if (!review.data) {
    return (
      <Box as="output" aria-busy aria-label={translate('Checking the launch')}>
        <SkeletonText lines={4} />
      </Box>
    );
  }
  const { blockers, steps, plan, leftOut, leftOutByChoice } = review.data;
  return (
    <>
      <PreLaunchPanel {...panel} level={4} blockers={blockers} onFix={(fix) => onFix(fix, blockers)} />
      <BudgetQuestions review={review.data} confirmed={confirmed} onConfirmed={onConfirmed} />
      {plan ? <PlanTree {...shown} plan={plan} level={4} /> : null}
      <NotSent leftOut={leftOut} byChoice={leftOutByChoice} />
      {steps.length > 0 ? (
        <RequestList title="Technical details" platform="Facebook" steps={steps} level={4} />
      ) : null}
    </>
  );
}
