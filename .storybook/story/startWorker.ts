import { fewHandlers, refuseUnhandled } from '@adlane/mocks';
import { setupWorker } from 'msw/browser';

/** Starts the service worker with the in-tab API; these handlers survive the reset between stories. */
export async function startWorker() {
  const worker = setupWorker(...fewHandlers);
  await worker.start({
    quiet: true,
    // A static build may be served from a sub-path.
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest: refuseUnhandled,
  });
  return worker;
}
