import type { LaunchApproval, LaunchReview } from '@adlane/contract/ads/launches';

/** Reviews whose budget the user confirmed, by plan and questions. */
export type ConfirmedBudgets = ReadonlySet<string>;

/** Lists what the user must confirm about the budget of a launch, in the server's words. */
export function listQuestions({ unusualBudget, overLimit }: LaunchReview): string[] {
  return [unusualBudget, overLimit].filter((text) => typeof text === 'string');
}

/** Names what is confirmed: other amounts, or another plan, are another question. */
function nameQuestions(review: LaunchReview): string {
  return [review.hash, ...listQuestions(review)].join('\n');
}

/** Returns whether the user confirmed the budget of a review. */
export function isConfirmed(review: LaunchReview, confirmed: ConfirmedBudgets): boolean {
  return review.hash !== undefined && confirmed.has(nameQuestions(review));
}

/** Returns whether a review leaves nothing to do before the launch. */
export function isApprovable(review: LaunchReview | undefined, confirmed: ConfirmedBudgets): boolean {
  if (!review || review.blockers.length > 0) return false;
  return listQuestions(review).length === 0 || isConfirmed(review, confirmed);
}

/** An order with the approval of its review. */
type Approved<Order extends { readonly body: object }> = Order & {
  readonly body: { readonly approval?: LaunchApproval };
};

/** Adds the approval of a review that leaves nothing to do. */
export function approve<Order extends { readonly body: object }>(
  order: Order,
  review: LaunchReview | undefined,
): Approved<Order> | Order {
  if (review?.hash === undefined) return order;
  const { hash, unusualBudget, overLimit } = review;
  const approval = {
    hash,
    confirmsUnusualBudget: Boolean(unusualBudget),
    confirmsOverLimit: Boolean(overLimit),
  };
  return { ...order, body: { ...order.body, approval } };
}

/** Adds or removes the confirmation of a review's budget. */
export function changeConfirmed(
  confirmed: ConfirmedBudgets,
  review: LaunchReview,
  isCorrect: boolean,
): ConfirmedBudgets {
  const name = nameQuestions(review);
  const others = [...confirmed].filter((each) => each !== name);
  return new Set(isCorrect ? [...others, name] : others);
}
