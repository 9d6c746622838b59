import type { Call } from '@adlane/contract';
import { pageSize } from '@adlane/contract/constants';
import * as z from 'zod';

const emptyPage = { data: [], meta: { page: 1, per_page: pageSize, total: 0 } };

/** Returns a list without rows; lists beside the rows, such as totals, are empty, too. */
export function emptyList({ response }: Call): unknown {
  if (response instanceof z.ZodArray) return [];
  if (!(response instanceof z.ZodObject)) return emptyPage;
  const lists = Object.entries(response.shape).filter(([, field]) => field instanceof z.ZodArray);
  return { ...Object.fromEntries(lists.map(([name]) => [name, []])), ...emptyPage };
}
