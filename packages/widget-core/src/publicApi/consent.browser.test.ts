import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { testScope, widgetPart } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';

/** What a widget may change on a page. */
async function pageState() {
  const { prototype } = XMLHttpRequest;
  return {
    globals: [window.fetch, history.pushState, history.replaceState, prototype.open, prototype.send],
    console: { ...console },
    nodes: document.documentElement.outerHTML,
    stored: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  };
}

let api: AdlaneApi;
let world: ReturnType<typeof testScope>;

beforeEach(() => {
  world = testScope();
  api = createWidget(world.scope);
  api.setApiUrl('https://adlane.test/sdk');
  api.setFrameUrl('https://frame.adlane.test');
});
afterEach(() => {
  api.destroy();
  localStorage.clear();
});

const paths = () => world.sent.map(({ method, path }) => `${method} ${path}`);

/** Uses the page as a visitor with a name would. */
function usePage() {
  void api.identify('7', { name: 'Ada' });
  api.trackEvent('opened shop');
  api.open();
  api.startNetworkLogger();
  document.body.click();
}

test('before consent: no request, no storage, no patched function, no node, no listener', async () => {
  // What the widget's parts do while they are loaded is none of it.
  await waitUntilIdle();
  const before = await pageState();
  const listened = [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
  const timers = vi.spyOn(window, 'setInterval');
  api.requireConsent();
  api.initialize('k');
  usePage();
  await api.sendSilentCrashReport('boom');
  await waitUntilIdle();
  expect(world.sent).toEqual([]);
  expect(await pageState()).toEqual(before);
  expect(listened.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(timers).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('with consent everything starts, and earlier calls run in order', async () => {
  api.requireConsent();
  api.initialize('k');
  usePage();
  const identified = api.identify('8', { name: 'Bo' });
  identified.catch(() => undefined);
  api.giveConsent();
  await eventually(() => widgetPart('.frame'));
  await eventually(() => expect(paths()).toContain('POST /sessions/identify'));
  expect(paths().slice(0, 2)).toEqual(['POST /sessions', 'GET /config/k']);
  expect(world.bodies('/sessions/identify')[0]).toContain('"userId":"7"');
  expect(api.isOpened()).toBe(true);
  expect(localStorage.getItem('gleap-widget-session-k')).not.toBeNull();
});

test('consent that was not required, or is given twice, starts nothing twice', async () => {
  api.giveConsent();
  api.initialize('k');
  api.giveConsent();
  await eventually(() => expect(paths()).toContain('GET /config/k'));
  expect(paths().filter((path) => path === 'POST /sessions')).toHaveLength(1);
  expect(world.warnings).toEqual([]);
});

test('a second initialize warns while the first waits for consent', () => {
  api.requireConsent();
  api.initialize('k');
  api.initialize('k');
  expect(world.warnings).toEqual(['Gleap already initialized.']);
});

test('revoking consent removes queued tickets and their database', async () => {
  const before = await pageState();
  world = testScope({ '/bugs/v2': () => Promise.reject(new TypeError('offline')) });
  api = createWidget(world.scope);
  api.setApiUrl('https://adlane.test/sdk');
  api.initialize('k');
  await eventually(() => widgetPart('.button'));
  expect(await api.sendSilentCrashReport('boom')).toMatchObject({ state: 'queued' });
  expect((await pageState()).databases).toContain('adlane-outbox-k');
  api.requireConsent();
  await eventually(async () => expect((await pageState()).databases).toEqual(before.databases));
  expect(await pageState()).toEqual(before);
});

test('revoking consent restores the page and clears the storage; giving it again restarts the widget', async () => {
  const before = await pageState();
  api.initialize('k');
  await eventually(() => widgetPart('.button'));
  await eventually(() => expect(window.fetch).not.toBe(before.globals[0]));
  api.requireConsent();
  const sent = world.sent.length;
  await waitUntilIdle();
  expect(await pageState()).toEqual(before);
  expect(world.sent).toHaveLength(sent);
  api.giveConsent();
  await eventually(() => widgetPart('.button'));
});
