import { refuseUnhandled } from '@adlane/mocks';
import { setupWorker } from 'msw/browser';

/** Mocks the network of the page; handlers given here survive the reset between stories. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // The static build may lie in a folder of its host.
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest: refuseUnhandled,
  });
  return worker;
}
