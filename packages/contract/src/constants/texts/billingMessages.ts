/** Texts about plans and payments that the specification does not give. */
export const billingMessages = {
  /** 402 for an agency with an ended plan or trial. */
  planEnded: 'Your plan has ended. Choose a plan in Billing to continue.',
  /** 402 for the clients of such an agency. */
  agencyPlanEnded: 'The plan of your agency has ended. Please contact your agency.',
  noPlanToChange: 'There is no plan to change. Choose a plan first.',
  alreadySubscribed: 'You already have a plan. Change it instead.',
  samePlan: 'You are already on this plan.',
  planNotOnSale: 'This plan is not available.',
  lifetimeIsBought: 'Buy a lifetime plan on the payment page.',
  isCanceled: 'This plan is already canceled.',
  previewOutdated: 'The price of this change was updated. Please review it again.',
  cardUnknown: 'This card is not saved in your account.',
  couponUnknown: 'This coupon is not valid.',
  couponExpired: 'This coupon has expired.',
  couponCurrency: 'This coupon cannot be used for this plan.',
  couponApplied: 'Coupon applied.',
  paymentFailed: 'Payment failed. Please update your card.',
  unavailable: 'Payments are not available right now. Please try again later.',
  planChanged: 'Plan changed successfully.',
  cardUpdated: 'Card updated successfully.',
  restoreFirst: 'This subscriber is archived. Restore it first.',
  notSignedInYet: 'This subscriber has not accepted the invitation yet.',
  subscriberRestored: 'Subscriber restored successfully.',
} as const;
