import type { LaunchApproval, LaunchReview } from '@adlane/contract/ads/launches';

/** Hashes of the reviews whose unusual budget the user confirmed. */
export type ConfirmedBudgets = ReadonlySet<string>;

/** Returns whether a review leaves nothing to do before the launch. */
export function isApprovable(review: LaunchReview | undefined, confirmed: ConfirmedBudgets): boolean {
  if (!review || review.blockers.length > 0) return false;
  return !review.unusualBudget || (review.hash !== undefined && confirmed.has(review.hash));
}

/** Returns the approval of a review that leaves nothing to do. */
export function toApproval(review: LaunchReview | undefined): { readonly approval?: LaunchApproval } {
  if (review?.hash === undefined) return {};
  return { approval: { hash: review.hash, confirmsUnusualBudget: Boolean(review.unusualBudget) } };
}

/** Adds or removes a confirmation. */
export function changeConfirmed(
  confirmed: ConfirmedBudgets,
  hash: string,
  isConfirmed: boolean,
): ConfirmedBudgets {
  const others = [...confirmed].filter((each) => each !== hash);
  return new Set(isConfirmed ? [...others, hash] : others);
}
