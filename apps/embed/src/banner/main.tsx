import { Banner, type BannerBridge } from '@adlane/messenger/banner';
import {
  type BannerMessage,
  createChannel,
  findHostOrigin,
  type PageToBannerMessage,
  parsePageToBannerMessage,
} from '@adlane/widget-core/protocol';
import { createRoot } from 'react-dom/client';

/** Connects the banner to the page around it, and to no other window. */
function createBridge(origin: string): BannerBridge {
  const { send, listen } = createChannel<PageToBannerMessage, BannerMessage>({
    window,
    peer: () => window.parent,
    origin,
    parse: parsePageToBannerMessage,
  });
  return { send: (message) => void send(message), subscribe: listen };
}

const root = document.getElementById('root');
const origin = findHostOrigin(window);
if (root && origin && window.parent !== window) {
  createRoot(root).render(<Banner bridge={createBridge(origin)} />);
} else if (root) {
  root.textContent = 'This page works inside a website that uses Adlane.';
}
