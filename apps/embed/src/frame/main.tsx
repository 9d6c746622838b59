import { type Bridge, Messenger } from '@adlane/messenger';
import {
  createChannel,
  type FrameMessage,
  findHostOrigin,
  type PageMessage,
  parsePageMessage,
} from '@adlane/widget-core/protocol';
import { createRoot } from 'react-dom/client';

/** The frame's side of the channel: only the page around it is heard and spoken to. */
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
// Opened by itself, or within a page that has no origin, there is nobody to talk to.
if (root && origin && window.parent !== window) {
  createRoot(root).render(<Messenger bridge={createBridge(origin)} />);
} else if (root) {
  root.textContent = 'This page works inside a website that uses Adlane.';
}
