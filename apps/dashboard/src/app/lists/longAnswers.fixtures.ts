import { fewHandlers, findCall } from '@adlane/mocks';
import { buildFixture } from '@adlane/mocks/fixtures';
import { getResponse } from 'msw';
import { lengthenTexts } from './longTexts.fixtures';

/** Rows of a list: more than a screen shows. */
export const rowCount = 14;
/** Calls that the demo's server answers with "not found". */
const notInDemo = new Set(['operator.outbox']);

type Rows = {
  readonly data: readonly object[];
  readonly meta?: { readonly total: number };
};

const isPage = (answer: unknown): answer is Rows =>
  typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer;

let lastId = 0;

/** Repeats or leaves out rows, so that a list is longer than its screen and no longer. */
function fillRows({ meta, ...answer }: Rows): Rows {
  const { length } = answer.data;
  const missing = length === 0 ? 0 : Math.max(0, rowCount - length);
  const more = Array.from({ length: missing }, (_, at) => ({
    ...answer.data[at % length],
    id: (lastId -= 1),
  }));
  const data = [...answer.data, ...more].slice(0, rowCount);
  return {
    ...answer,
    data,
    ...(meta ? { meta: { ...meta, total: Math.max(meta.total, data.length) } } : {}),
  };
}

/**
 * Returns a `fetch` that answers from the demo data with full lists and the longest texts. A list that is empty there gets
 * the example of its call.
 */
export const createLongFetch = (ownFetch: typeof fetch): typeof fetch =>
  async function fetchLong(...args) {
    const request = new Request(...args);
    const found = findCall(request.method, request.url);
    if (!found) return ownFetch(request);
    const { response } = found.call;
    const buildExample = () => (typeof response === 'string' ? undefined : (buildFixture(response) as Rows));
    const answer = await getResponse(fewHandlers, request);
    const example = notInDemo.has(found.name) ? buildExample() : undefined;
    if (example) return Response.json(lengthenTexts(fillRows(example)));
    if (!answer?.headers.get('content-type')?.includes('json')) return answer ?? Response.error();
    const body: unknown = await answer.json();
    if (!isPage(body)) return Response.json(lengthenTexts(body), { status: answer.status });
    const page = body.data.length === 0 ? (buildExample() ?? body) : body;
    return Response.json(lengthenTexts(fillRows(page)), { status: answer.status });
  };
