import { type BuilderBridge, GuideBuilder } from '@adlane/screens/builder';
import { Toaster, UiProvider } from '@adlane/ui';
import {
  type BuilderMessage,
  createChannel,
  findHostOrigin,
  type PageToBuilderMessage,
  parsePageToBuilderMessage,
} from '@adlane/widget-core/protocol';
import { createRoot } from 'react-dom/client';

/** Connects the builder to the page around it, and to no other window. */
function createBridge(origin: string): BuilderBridge {
  const { send, listen } = createChannel<PageToBuilderMessage, BuilderMessage>({
    window,
    peer: () => window.parent,
    origin,
    parse: parsePageToBuilderMessage,
  });
  return { send: (message) => void send(message), subscribe: listen };
}

const root = document.getElementById('root');
const origin = findHostOrigin(window);
const kind = location.pathname.endsWith('tooltipbuilder') ? 'tooltip' : 'tour';
if (root && origin && window.parent !== window) {
  createRoot(root).render(
    <UiProvider scope="document" colorMode="system" dir="ltr">
      <GuideBuilder kind={kind} bridge={createBridge(origin)} />
      <Toaster />
    </UiProvider>,
  );
} else if (root) {
  root.textContent = 'This page works over a website that was opened with “Edit on your site” in Adlane.';
}
