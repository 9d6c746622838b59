import type * as z from 'zod';
import { unknownOutcome } from './facebookError';
import type { GraphClient, GraphParams } from './graphClient';
import { GraphPage } from './shapes';

/** Pages that a list may have before reading stops: 50 pages of 100 rows. */
const maxPages = 50;

/** Reads all rows of a list, page by page with Graph's cursor; rows that do not fit the shape are left out. @throws FacebookError */
export async function readList<Row extends z.ZodType>(
  client: GraphClient,
  path: string,
  params: GraphParams,
  row: Row,
): Promise<z.output<Row>[]> {
  const rows: z.output<Row>[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await client({ method: 'GET', path, params: { limit: 100, ...params, after } });
    const parsed = GraphPage.safeParse(answer);
    if (!parsed.success) throw unknownOutcome('a list without its rows');
    const { data, paging } = parsed.data;
    for (const each of data) {
      const fitting = row.safeParse(each);
      if (fitting.success) rows.push(fitting.data);
    }
    after = paging.next ? paging.cursors.after : undefined;
    if (after === undefined) return rows;
  }
  return rows;
}
