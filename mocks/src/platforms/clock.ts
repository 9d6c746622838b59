/** A double's clock: review delays and expiries follow it. */
export type DoubleClock = { now(): Date };
