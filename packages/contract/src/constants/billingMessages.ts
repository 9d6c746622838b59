/** Texts about plans and payments: our own words, where the specification has none. */
export const billingMessages = {
  /** 402 for an agency whose plan or trial is over. */
  planEnded: 'Your plan has ended. Choose a plan under Billing to go on.',
  /** 402 for its clients. */
  agencyPlanEnded: 'The plan of your agency has ended. Please ask your agency.',
  noPlanToChange: 'You have no plan that could be changed. Choose one first.',
  alreadySubscribed: 'You have a plan already. Change it instead.',
  samePlan: 'You have this plan already.',
  planNotOnSale: 'This plan is not on sale.',
  lifetimeIsBought: 'A lifetime plan is bought on the payment page.',
  isCanceled: 'The plan is cancelled already.',
  isNotCanceledYet: 'The plan runs. Cancel it first.',
  previewOutdated: 'What the change costs has changed. Please look at it again.',
  cardUnknown: 'This card is not stored for you.',
  couponUnknown: 'This coupon is not valid.',
  couponExpired: 'This coupon has expired.',
  couponCurrency: 'This coupon can not be used for this plan.',
  couponApplied: 'Coupon applied.',
  paymentFailed: 'The payment failed. Please update your card.',
  unavailable: 'Payments are not available right now. Please try again later.',
  planChanged: 'Plan changed successfully.',
  cardUpdated: 'Card updated successfully.',
  restoreFirst: 'This subscriber is archived. Restore it first.',
  notSignedInYet: 'This subscriber has not accepted the invitation yet.',
  subscriberRestored: 'Subscriber restored successfully.',
} as const;
