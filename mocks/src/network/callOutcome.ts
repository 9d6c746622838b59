import { type Call, type ErrorCode, errorStatuses } from '@adlane/contract';
import { listFailures } from '@adlane/contract/openapi';
import { isListCall } from './emptyList';

/** How a call is answered: by the API, without rows, late, not at all, or with an error of this status. */
export type CallOutcome = 'ok' | 'empty' | 'slow' | 'offline' | number;

/** One answered request, for the log of a story. */
export type CallRecord = {
  /** Name in the contract. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Undefined without an answer. */
  readonly status: number | undefined;
  readonly durationMs: number;
};

type Listener = (record: CallRecord) => void;

let outcomes: ReadonlyMap<string, CallOutcome> = new Map();
let latencyMs = 0;
const listeners = new Set<Listener>();

/** Sets the outcomes of calls by name, in place of earlier ones. */
export function setCallOutcomes(next: Readonly<Record<string, CallOutcome>>): void {
  outcomes = new Map(Object.entries(next));
}

/** Returns the outcome that was set for a call. */
export function getCallOutcome(name: string): CallOutcome | undefined {
  return outcomes.get(name);
}

/** Sets the time that each answer takes longer. */
export function setLatency(ms: number): void {
  latencyMs = ms;
}

/** Returns the time that each answer takes longer. */
export function getLatency(): number {
  return latencyMs;
}

/** Calls the listener with each answered request; returns the dispose function. */
export function subscribeCalls(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies the listeners of an answered request. */
export function recordCall(record: CallRecord): void {
  for (const listener of listeners) listener(record);
}

/** Lists every outcome of a call that its contract declares. */
export function listOutcomes(call: Call): CallOutcome[] {
  return ['ok', ...(isListCall(call) ? (['empty'] as const) : []), 'slow', 'offline', ...listFailures(call)];
}

/** Finds the code that the server sends with an error status; the first one where several share it. */
export function findErrorCode(status: number): ErrorCode | undefined {
  const codes = Object.keys(errorStatuses) as ErrorCode[];
  return codes.find((code) => errorStatuses[code] === status);
}
