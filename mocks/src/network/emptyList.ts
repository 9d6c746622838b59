import type { Call } from '@adlane/contract';
import { pageSize } from '@adlane/contract/constants';
import * as z from 'zod';

const emptyMeta = { page: 1, per_page: pageSize, total: 0 };

/** Returns whether a call answers with a list, which can be empty: rows, or a project's bots with their version. */
export function isListCall({ response }: Call): boolean {
  if (response instanceof z.ZodArray) return true;
  if (!(response instanceof z.ZodObject)) return false;
  const { data, version, bots } = response.shape;
  return data instanceof z.ZodArray || (version !== undefined && bots instanceof z.ZodArray);
}

/**
 * Returns a list without rows; lists beside the rows, such as totals, are empty, too.
 *
 * @throws TypeError for a call that answers with no list
 */
export function emptyList(call: Call): unknown {
  const { response } = call;
  if (response instanceof z.ZodArray) return [];
  if (!isListCall(call) || !(response instanceof z.ZodObject))
    throw new TypeError(`${call.method} ${call.path} answers with no list, so it can't be empty.`);
  const lists = Object.entries(response.shape).filter(([, field]) => field instanceof z.ZodArray);
  const empty = Object.fromEntries(lists.map(([name]) => [name, []]));
  return {
    ...empty,
    ...('meta' in response.shape && { meta: emptyMeta }),
    ...('version' in response.shape && { version: 0 }),
  };
}
