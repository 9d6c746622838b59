import { contract, listCalls } from '@adlane/contract';
import { HttpResponse, http } from 'msw';
import { findCall, removeBasePath } from '../network/findCall';
import { answerCall, handle } from '../network/mock';
import { passNetwork } from '../network/networkCondition';
import { doublesUrl } from './ports/createTabOutbound';
import { storedFile, theTab } from './theTab';

// Only at the root: web fonts are in a folder called files, too.
const filesHandler = http.get(/^https?:\/\/[^/]+\/files\//, async ({ request }) => {
  const blocked = await passNetwork();
  if (blocked) return blocked;
  const { pathname } = new URL(request.url);
  // The API decides who may download such a file.
  if (pathname.startsWith('/files/linked/')) return (await theTab()).fetch(request);
  const key = decodeURIComponent(pathname.replace(/^\/files\//, ''));
  const file = await storedFile(key);
  if (!file) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(new Uint8Array(file.body), { headers: { 'content-type': file.type } });
});

// Pages load scripts and call the doubles themselves, such as the payment provider's form.
const doublesHandler = http.all(`${doublesUrl}/*`, async ({ request }) =>
  (await theTab()).fetchDouble(request),
);

const answerFromTab = async (request: Request) => (await theTab()).fetch(removeBasePath(request));

/**
 * One MSW handler per call of the contract, answered by the in-tab API, one for stored files and one for the platforms'
 * doubles. Pass them to `setupWorker` or `setupServer`; overrides by `mock(call)` take precedence.
 */
export const handlers = [
  ...listCalls(contract).map(({ call }) => handle(call, answerFromTab, 'api')),
  filesHandler,
  doublesHandler,
];

// It matches calls only: a request that a handler matches and leaves unanswered does not count as unhandled.
const everyCallHandler = http.all(
  ({ request }) => findCall(request.method, request.url) !== undefined,
  async ({ request }) => {
    const found = findCall(request.method, request.url);
    return found && answerCall(found, request, answerFromTab);
  },
);

/**
 * The same answers by one handler for all calls. MSW asks one handler after the other and copies the request for each, so
 * that a page with many requests is slower with `handlers`.
 */
export const fewHandlers = [filesHandler, doublesHandler, everyCallHandler];
