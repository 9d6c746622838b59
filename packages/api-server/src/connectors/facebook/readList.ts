import type { GraphAnswer, GraphClient, GraphParams } from './graphClient';

/** Pages that a list may have before reading stops: 50 pages of 100 rows. */
const maxPages = 50;

/** All rows of a list, page after page by Graph's cursor. */
export async function readList(
  client: GraphClient,
  path: string,
  params: GraphParams,
): Promise<GraphAnswer[]> {
  const rows: GraphAnswer[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await client({ method: 'GET', path, params: { limit: 100, ...params, after } });
    const data = Array.isArray(answer.data) ? answer.data : [];
    rows.push(...data.filter((row): row is GraphAnswer => typeof row === 'object' && row !== null));
    after = nextCursor(answer.paging);
    if (after === undefined) return rows;
  }
  return rows;
}

function nextCursor(paging: unknown): string | undefined {
  if (typeof paging !== 'object' || paging === null || !('next' in paging) || !paging.next) return undefined;
  const cursors = 'cursors' in paging ? paging.cursors : undefined;
  if (typeof cursors !== 'object' || cursors === null || !('after' in cursors)) return undefined;
  return typeof cursors.after === 'string' ? cursors.after : undefined;
}
