import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { fullConfig, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';

let api: AdlaneApi | undefined;

/** The page's sockets; the server says what a test wants to be said. */
class QuietSocket extends EventTarget {
  static readonly all: QuietSocket[] = [];
  readonly readyState = 1;
  onmessage?: (event: { readonly data: string }) => void;
  constructor(readonly url: string) {
    super();
    QuietSocket.all.push(this);
  }
  send() {}
  close() {}
}

afterEach(() => {
  api?.destroy();
  localStorage.clear();
  QuietSocket.all.length = 0;
});

async function started(flowConfig: object) {
  const world = testScope({ '/config/k': () => Response.json({ flowConfig }) });
  const window = new Proxy(world.scope.window, {
    get: (target, name) => {
      if (name === 'WebSocket') return QuietSocket;
      const value: unknown = Reflect.get(target, name);
      // The window's own methods refuse to run on anything but the window.
      return typeof value === 'function' && !value.prototype ? value.bind(target) : value;
    },
  });
  const widget = createWidget({ ...world.scope, window });
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  await eventually(() => expect(QuietSocket.all).toHaveLength(1));
  const [socket] = QuietSocket.all;
  const say = (data: object) => socket?.onmessage?.({ data: JSON.stringify({ name: 'update', data }) });
  const requested = () => world.sent.map(({ path }) => path);
  return { widget, say, requested, url: socket?.url };
}

test('a project without tooltips is requested for none, and the socket is open all the same', async () => {
  const { requested, url } = await started({ ...fullConfig, hasTooltips: false });
  await waitUntilIdle();
  expect(requested().filter((path) => path.endsWith('/tooltips'))).toEqual([]);
  expect(url).toContain('wss://adlane.test/sdk/realtime?');
});

test('tooltips are requested if the server does not say whether there are any', async () => {
  const { requested } = await started(fullConfig);
  await eventually(() => expect(requested()).toContain('/config/k/tooltips'));
});

test('actions of the server are shown with the first action, and counted on the button', async () => {
  const { widget, say } = await started({ ...fullConfig, hasTooltips: false });
  const heard: unknown[] = [];
  widget.on('unread-count-changed', (count) => heard.push(count));
  say({ a: [{ actionType: 'notification', outbound: 'o1', data: { text: 'News' } }], u: 3 });
  expect(heard).toEqual([3]);
  expect(widgetPart('.unread').dataset.count).toBe('3');
  await eventually(() => expect(widgetPart('.notification .text').textContent).toBe('News'));
});

test('a notification that comes while the widget is open is shown once it is closed; so is a banner', async () => {
  const { widget, say } = await started({ ...fullConfig, hasTooltips: false });
  widget.setFrameUrl('https://frame.adlane.test');
  widget.open();
  await eventually(() => expect(widget.isOpened()).toBe(true));
  const hello = { actionType: 'notification', outbound: 'o1', data: { text: 'Meanwhile' } };
  say({ a: [hello], u: 1 });
  say({ a: [hello, { actionType: 'banner', outbound: 'b1', format: 'floating' }], u: 1 });
  // Stored at once: it survives a closed page.
  await eventually(() =>
    expect(localStorage.getItem('gleap-widget-unread-notifications-k')).toContain('Meanwhile'),
  );
  await waitUntilIdle();
  expect(widgetRoot().querySelectorAll('.notification')).toHaveLength(0);
  widget.close();
  await eventually(() => expect(widgetRoot().querySelectorAll('.notification')).toHaveLength(1));
  expect(widgetPart('.notification .text').textContent).toBe('Meanwhile');
});

test('notifications of the last page are shown again, without tooltips, too', async () => {
  localStorage.setItem(
    'gleap-widget-unread-notifications-k',
    JSON.stringify([{ outbound: 'o1', data: { text: 'Earlier' } }]),
  );
  await started({ ...fullConfig, hasTooltips: false });
  await eventually(() => expect(widgetRoot().textContent).toContain('Earlier'));
});
