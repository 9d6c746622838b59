/** `['templates', 'view', { params: { id: 7 } }]`: resource, call, input. */
export type CallKey = readonly [resource: string, call: string, input?: unknown];

/** Returns the key of a call's data. Without input, it is the prefix of every input's key. */
export function buildCallKey(resource: string, call: string, input?: unknown): CallKey {
  return input === undefined ? [resource, call] : [resource, call, input];
}
