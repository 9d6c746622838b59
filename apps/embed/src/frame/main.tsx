import { type Bridge, Messenger } from '@adlane/messenger';
import {
  createChannel,
  type FrameMessage,
  findHostOrigin,
  type PageMessage,
  parsePageMessage,
} from '@adlane/widget-core/protocol';
import { createRoot } from 'react-dom/client';

/** Connects the frame to the page around it, and to no other window. */
function createBridge(origin: string): Bridge {
  const { send, listen } = createChannel<PageMessage, FrameMessage>({
    window,
    peer: () => window.parent,
    origin,
    parse: parsePageMessage,
  });
  return { send: (message) => void send(message), subscribe: listen };
}

const root = document.getElementById('root');
const origin = findHostOrigin(window);
// Opened directly, or within a page without an origin, there is no host page to talk to.
if (root && origin && window.parent !== window) {
  createRoot(root).render(<Messenger bridge={createBridge(origin)} />);
} else if (root) {
  root.textContent = 'This page works inside a website that uses Adlane.';
}
