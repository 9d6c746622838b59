import { contract, listCalls } from '@adlane/contract';
import { HttpResponse, http } from 'msw';
import { handle } from '../network/mock';
import { passNetwork } from '../network/networkCondition';
import { storedFile, theTab } from './theTab';

// Only from the root on: web fonts lie in a folder called files, too.
const filesHandler = http.get(/^https?:\/\/[^/]+\/files\//, async ({ request }) => {
  const blocked = await passNetwork();
  if (blocked) return blocked;
  const { pathname } = new URL(request.url);
  // Who may save such a file is for the API to say.
  if (pathname.startsWith('/files/linked/')) return (await theTab()).fetch(request);
  const key = decodeURIComponent(pathname.replace(/^\/files\//, ''));
  const file = await storedFile(key);
  if (!file) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(new Uint8Array(file.body), { headers: { 'content-type': file.type } });
});

/**
 * One MSW handler per call of the contract, each answered by the API in the tab, and one for stored files.
 * Give them to `setupWorker` or `setupServer`; overrides by `mock(call)` go before them.
 */
export const handlers = [
  ...listCalls(contract).map(({ call }) => handle(call, async (request) => (await theTab()).fetch(request))),
  filesHandler,
];
