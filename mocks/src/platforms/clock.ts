/** Where a double reads the time: review delays and expiries follow it. */
export type DoubleClock = { now(): Date };
