import { type Call, type Contract, contract, listCalls } from '@adlane/contract';

type Sent = Pick<Call, 'method' | 'path' | 'access' | 'bodyType'>;

/** The calls of the contract without their schemas: how each is sent, who may make it, and how its answer is read. */
export type SentCalls = {
  readonly [R in keyof Contract]: { readonly [N in keyof Contract[R]]: Sent };
};

function omitSchemas(): SentCalls {
  const table: Record<string, Record<string, Sent & Partial<Pick<Call, 'response'>>>> = {};
  for (const { resource, name, call } of listCalls(contract)) {
    const { method, path, access, bodyType, response } = call;
    (table[resource] ??= {})[name.slice(resource.length + 1)] = {
      method,
      path,
      access,
      ...(bodyType ? { bodyType } : {}),
      // JSON is what a client reads without it.
      ...(typeof response === 'string' ? { response } : {}),
    };
  }
  // The loop above created exactly these calls.
  return table as SentCalls;
}

/**
 * Every call, for what neither checks input nor answers. The build evaluates this module, so that no page loads the
 * schemas of the contract before a form needs one.
 */
export const callTable = omitSchemas();
