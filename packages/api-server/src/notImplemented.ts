import type { CallName, Contract } from '@adlane/contract';

/** Declared calls without a handler; they answer 501 to callers who may make them. */
export const notImplemented = [] as const satisfies readonly CallName<Contract>[];
/** Name of a call that still answers 501. */
export type NotImplemented = (typeof notImplemented)[number];
