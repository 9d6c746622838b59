import type { Call } from '@adlane/contract';
import { pageSize } from '@adlane/contract/constants';
import * as z from 'zod';

const emptyMeta = { page: 1, per_page: pageSize, total: 0 };

/**
 * Returns whether a call answers with a list, which can be empty: rows, or a project's bots with their version. Rows with
 * something beside them that must be there, such as the settings of a user, are none.
 */
export function isListCall({ response }: Call): boolean {
  if (response instanceof z.ZodArray) return true;
  if (!(response instanceof z.ZodObject)) return false;
  const { data, version, bots } = response.shape;
  const hasRows = data instanceof z.ZodArray || (version !== undefined && bots instanceof z.ZodArray);
  return hasRows && response.safeParse(withoutRows(response)).success;
}

function withoutRows({ shape }: z.ZodObject): Record<string, unknown> {
  const lists = Object.entries(shape).filter(([, field]) => field instanceof z.ZodArray);
  const empty = Object.fromEntries(lists.map(([name]) => [name, []]));
  return {
    ...empty,
    ...('meta' in shape && { meta: emptyMeta }),
    ...('version' in shape && { version: 0 }),
    ...('help_answers' in shape && { help_answers: false }),
  };
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
  return withoutRows(response);
}
