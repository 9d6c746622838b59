import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { widgetPart } from '../../test/testScope';
import { endTestWidget, openTestWidget, press, startTestWidget } from '../../test/testWidget';
import { waitForPaint } from '../../test/waitForPaint';

// Content of a ticket: limits of widget §9, moments of §4.3, texts of answers of §3.6.

const plainFetch = window.fetch;
/** Answers of the page's calls. */
let answer: (address: string) => Response;

beforeEach(() => {
  answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
  window.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    return address.startsWith('/shop') ? answer(address) : plainFetch(input, init);
  };
  document.body.insertAdjacentHTML('beforeend', '<main id="page" style="height:3000px">Page</main>');
});
afterEach(() => {
  endTestWidget();
  window.fetch = plainFetch;
  document.querySelector('#page')?.remove();
  window.scrollTo(0, 0);
  vi.restoreAllMocks();
});

const report = (excludeData: object) => ({
  name: 'send-feedback',
  data: { formData: { description: 'It broke' }, action: { feedbackType: 'BUG', excludeData } },
});
const bare = { screenshot: true, replays: true };

/** Sends a report and gives what arrived. */
async function sent(world: Awaited<ReturnType<typeof openTestWidget>>, excludeData: object) {
  const before = world.bodies('/bugs/v2').length;
  world.frame.send(report(excludeData));
  await eventually(() => expect(world.bodies('/bugs/v2')).toHaveLength(before + 1));
  return JSON.parse(world.bodies('/bugs/v2').at(-1) ?? '');
}
const isRecording = () => eventually(() => expect(window.fetch.toString()).not.toContain('/shop'));

test('71 requests, 501 lines and 501 events: 70, 500 and 500 of them, the oldest dropped', async () => {
  const world = await openTestWidget();
  world.widget.setMaxNetworkRequests(500);
  for (let index = 1; index <= 71; index += 1) await fetch(`/shop/${index}`);
  for (let index = 1; index <= 501; index += 1) {
    world.widget.log(`line ${index}`);
    world.widget.trackEvent(`event ${index}`);
  }
  const { networkLogs, consoleLog, customEventLog } = await sent(world, bare);
  const ends = (list: readonly object[], key: string) => [
    list.length,
    Reflect.get(list[0] ?? {}, key),
    Reflect.get(list.at(-1) ?? {}, key),
  ];
  expect(ends(networkLogs, 'url')).toEqual([70, `${location.origin}/shop/2`, `${location.origin}/shop/71`]);
  expect(ends(consoleLog, 'log')).toEqual([500, 'line 2', 'line 501']);
  expect(ends(customEventLog, 'name')).toEqual([500, 'event 2', 'event 501']);
});

describe('an answer’s text is in a report that is sent right after it', () => {
  beforeEach(() => {
    const headers = { 'content-type': 'application/json', 'content-length': '24' };
    answer = () => new Response('{"error":"out of stock"}', { headers });
  });
  const texts = (ticket: { readonly networkLogs: readonly { readonly response: object }[] }) =>
    ticket.networkLogs.map(({ response }) => Reflect.get(response, 'responseText'));

  test('by the visitor', async () => {
    const world = await openTestWidget();
    await isRecording();
    await fetch('/shop/pay');
    expect(texts(await sent(world, bare))).toEqual(['{"error":"out of stock"}']);
  });

  test('by the page, silently', async () => {
    const { widget, bodies } = await startTestWidget();
    await isRecording();
    await fetch('/shop/pay');
    await widget.sendSilentCrashReport('boom');
    expect(texts(JSON.parse(bodies('/bugs/v2')[0] ?? ''))).toEqual(['{"error":"out of stock"}']);
  });

  test('and in what the frame asks for', async () => {
    const { frame } = await openTestWidget();
    await isRecording();
    await fetch('/shop/pay');
    frame.send({ name: 'collect-ticket-data' });
    const reported = () => frame.received().find(([{ name }]) => name === 'collect-ticket-data')?.[0];
    await eventually(() => expect(reported()).toBeDefined());
    expect(JSON.stringify(reported())).toContain('out of stock');
  });

  test('one that never ends holds up no report', async () => {
    answer = () => {
      const headers = { 'content-type': 'application/json', 'content-length': '24' };
      return new Response(new ReadableStream(), { headers });
    };
    const world = await openTestWidget();
    await isRecording();
    await fetch('/shop/pay');
    expect(texts(await sent(world, bare))).toEqual(['<request_still_open>']);
  });
});

describe('the place of the page', () => {
  test.each<[string, (world: Awaited<ReturnType<typeof openTestWidget>>) => void]>([
    ['the widget was opened', ({ widget }) => widget.open()],
    ['a flow was started', ({ widget }) => widget.startFeedbackFlow('bug')],
    [
      'the frame said that one was',
      ({ frame }) => frame.send({ name: 'notify-event', data: { type: 'flow-started' } }),
    ],
  ])('is that of when %s', async (_when, begin) => {
    const world = await openTestWidget();
    window.scrollTo(0, 120);
    begin(world);
    window.scrollTo(0, 900);
    const { screenshotData } = await sent(world, { replays: true });
    expect([screenshotData.x, screenshotData.y]).toEqual([0, 120]);
  });

  test('is that of the picture where one was drawn on', async () => {
    const world = await openTestWidget();
    window.scrollTo(0, 300);
    world.frame.send({ name: 'start-screen-drawing', data: 'screenshot' });
    await eventually(() => widgetPart('.capture'));
    await press('Next');
    window.scrollTo(0, 900);
    expect((await sent(world, { replays: true })).screenshotData.y).toBe(300);
  });
});

test('a replay is that of the flow: it ends where the flow began, and a new flow takes a new one', async () => {
  const world = await openTestWidget();
  const page = document.querySelector('#page');
  const replayed = async () => JSON.stringify((await sent(world, { screenshot: true })).webReplay);
  const begins = () => world.frame.send({ name: 'notify-event', data: { type: 'flow-started' } });
  // The recorder comes in an idle moment.
  await eventually(async () => {
    page?.append('before ');
    await waitForPaint();
    begins();
    expect(await replayed()).toContain('before ');
  });
  page?.append('while it was written');
  await waitForPaint();
  expect(await replayed()).not.toContain('while it was written');
  begins();
  expect(await replayed()).toContain('while it was written');
});

describe('what a page sets of the next ticket itself', () => {
  const webReplay = {
    startDate: 1,
    events: [{ type: 4, timestamp: 1, data: { href: 'https://elsewhere.test/' } }],
    baseUrl: 'https://elsewhere.test/',
    width: 10,
    height: 10,
    isMobile: false,
    type: 'rrweb' as const,
  };

  test('contains the recording, the replay and the URL of the page', async () => {
    const world = await openTestWidget({
      '/uploads/sdk': () => Response.json({ fileUrl: 'https://files.example/a' }),
    });
    const { widget } = world;
    widget.setGlobalDataItem('snapshotPosition', { x: 3, y: 77 });
    widget.setGlobalDataItem('webReplay', webReplay);
    widget.setGlobalDataItem('screenRecordingData', new File(['recording'], 'screen-recording.webm'));
    const ticket = await sent(world, {});
    expect(ticket).toMatchObject({
      screenRecordingUrl: 'https://files.example/a',
      webReplay: { baseUrl: 'https://elsewhere.test/' },
      screenshotData: { x: 3, y: 77 },
    });
    widget.setGlobalDataItem('screenRecordingData', null);
    expect(await sent(world, bare)).not.toHaveProperty('screenRecordingUrl');
  });

  test('is not in it once it was taken back; names that there are none of change nothing', async () => {
    const world = await openTestWidget();
    const { setGlobalDataItem } = world.widget;
    setGlobalDataItem('webReplay', webReplay);
    setGlobalDataItem('screenRecordingData', new File(['recording'], 'screen-recording.webm'));
    setGlobalDataItem('webReplay', null);
    setGlobalDataItem('screenRecordingData', null);
    setGlobalDataItem('snapshotPosition', null);
    for (const name of ['nonsense', '__proto__'])
      Reflect.apply(setGlobalDataItem, undefined, [name, { polluted: true }]);
    const ticket = await sent(world, {});
    expect(JSON.stringify(ticket)).not.toMatch(/elsewhere|polluted|screenRecordingUrl/);
    expect([ticket.screenshotData.x, ticket.screenshotData.y]).toEqual([0, 0]);
  });

  test('takeCurrentReplay keeps what was recorded until now', async () => {
    const world = await openTestWidget();
    const page = document.querySelector('#page');
    const replayed = async () => JSON.stringify((await sent(world, { screenshot: true })).webReplay);
    await eventually(async () => {
      page?.append('before ');
      await waitForPaint();
      world.widget.takeCurrentReplay();
      expect(await replayed()).toContain('before ');
    });
    page?.append('and after');
    await waitForPaint();
    expect(await replayed()).not.toContain('and after');
  });
});
