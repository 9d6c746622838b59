/** Messages of the rules of conversions and bids, for which the specification gives no text. */
export const targetMessages = {
  eventRequired: 'Please choose the event that counts as a conversion.',
  eventOfObjective:
    'Campaigns with this objective cannot be optimized for this event. Please choose another event or goal.',
  pixelUnused: 'A pixel is used only for ads that are optimized for conversions.',
  bidStrategyOfGoal: 'This goal does not allow this bid strategy. Please choose another strategy or goal.',
  bidAboveBudget: 'The bid cap must not exceed the budget.',
  bidAboveShare: 'The cap must not exceed the budget of one ad set. Please lower it or raise the budget.',
  bidUnused: 'Only a bid strategy with a cap has an amount. Please choose one or remove the amount.',
  roasUnused:
    'Only the strategy Minimum return on ad spend has a minimum. Please choose it or remove the minimum.',
  roasRange: 'Please enter a return between 0.01 and 1,000.',
} as const;
