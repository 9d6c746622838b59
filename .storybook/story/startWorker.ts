import { handlers, refuseUnhandled } from '@adlane/mocks';
import { setupWorker } from 'msw/browser';

/** Lets the API in the tab answer the page; these handlers survive the reset between stories. */
export async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    // The static build may lie in a folder of its host.
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest: refuseUnhandled,
  });
  return worker;
}
