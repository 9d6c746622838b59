import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';

// Rows of widget §8 that concern the host page. Those of session, network, socket and stream are tested
// beside their parts.

const frameOrigin = 'https://frame.adlane.test';
let api: AdlaneApi | undefined;

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="page"><a id="link" href="gleap://nonsense/1">x</a></main>',
  );
});
afterEach(() => {
  api?.destroy();
  document.querySelector('#page')?.remove();
  localStorage.clear();
  vi.restoreAllMocks();
});

function created(answers?: Parameters<typeof testScope>[0]) {
  const world = testScope(answers);
  const warnings: unknown[] = [];
  const scope = {
    ...world.scope,
    warn: (text: string, detail?: unknown) =>
      void warnings.push(detail === undefined ? text : [text, detail]),
  };
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  return { ...world, widget, said: warnings };
}

async function started(answers?: Parameters<typeof testScope>[0]) {
  const world = created(answers);
  world.widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  return world;
}

async function framed(answers?: Parameters<typeof testScope>[0]) {
  const world = await started(answers);
  world.widget.open();
  await eventually(() => widgetPart('iframe'));
  const frame = playFrame('iframe', frameOrigin);
  frame.send({ name: 'ping' });
  const failed = vi.fn();
  world.widget.on('error-while-sending', failed);
  return { ...world, frame, failed };
}

const report = (excludeData: object) => ({
  name: 'send-feedback',
  data: { formData: { description: 'It broke' }, action: { feedbackType: 'BUG', excludeData } },
});
const wentWrong = { name: 'feedback-sending-failed', data: 'Something went wrong, please try again.' };
const refused = { '/bugs/v2': () => new Response('', { status: 422 }) };

test.each([[undefined], [''], [7], [null]])('initialize(%j) warns and starts nothing', async (key) => {
  const { widget, said: warnings, sent } = created();
  Reflect.apply(widget.initialize, undefined, [key]);
  expect(warnings).toEqual(['Failed to initialize Gleap.']);
  await waitUntilIdle();
  expect(sent).toEqual([]);
});

test('a second initialize warns', async () => {
  const { widget, said: warnings } = await started();
  widget.initialize('k');
  expect(warnings).toEqual(['Gleap already initialized.']);
});

test('rejected feedback shows the reason to the visitor and emits an event to the host', async () => {
  const { frame, failed } = await framed(refused);
  frame.send(report({ screenshot: true }));
  await eventually(() => expect(frame.received().map(([message]) => message)).toContainEqual(wentWrong));
  expect(failed).toHaveBeenCalledExactlyOnceWith({ status: 422 });
});

test('a page that cannot be copied is logged, and nothing is sent', async () => {
  const { frame, failed, said: warnings, bodies } = await framed();
  const broken = new Error('no');
  vi.spyOn(Element.prototype, 'getAttributeNames').mockImplementation(() => {
    throw broken;
  });
  frame.send(report({ replays: true }));
  await eventually(() => expect(warnings).toContainEqual(['Failed to snapshot the document', broken]));
  await eventually(() => expect(frame.received().map(([message]) => message)).toContainEqual(wentWrong));
  expect(failed).toHaveBeenCalledOnce();
  expect(bodies('/bugs/v2')).toEqual([]);
});

test.each([
  ['a canvas', '<canvas width="20" height="20"></canvas>'],
  ['a picture', '<img width="20" height="20">'],
])('%s that cannot be copied causes a warning, and the rest of the page is sent', async (_what, markup) => {
  const { frame, said: warnings, bodies } = await framed();
  document.querySelector('#page')?.insertAdjacentHTML('beforeend', `${markup}<p>still there</p>`);
  const image = document.querySelector<HTMLImageElement>('#page img');
  if (image) {
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode();
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
    throw new DOMException('tainted', 'SecurityError');
  });
  frame.send(report({ replays: true }));
  await eventually(() => expect(bodies('/bugs/v2')).toHaveLength(1));
  expect(JSON.parse(bodies('/bugs/v2')[0] ?? '').screenshotData.html).toContain('still there');
  expect(JSON.stringify(warnings)).toContain('could not be copied into the screenshot');
});
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>';

test('a link of the page with an unknown target is logged with the link', async () => {
  const { said: warnings } = await started();
  document.querySelector<HTMLElement>('#link')?.click();
  await eventually(() => expect(warnings).toEqual([['Failed to handle Gleap link', 'gleap://nonsense/1']]));
});

test.each([500, 404])('a tour that the server does not return (%i) is skipped silently', async (status) => {
  const {
    widget,
    said: warnings,
    bodies,
  } = await started({
    '/outbound/producttours': () => new Response('', { status }),
  });
  widget.startProductTour('7');
  await eventually(() => expect(bodies('/outbound/producttours')).toHaveLength(1));
  await waitUntilIdle();
  expect(warnings).toEqual([]);
  expect(widgetRoot().querySelector('.popover')).toBeNull();
});

test('a banner without an address is logged once and has no other effect', async () => {
  const { widget, said: warnings } = await started();
  widget.showBanner({ outbound: 'b', data: { text: 'x' } });
  await eventually(() => expect(warnings).toHaveLength(1));
  expect(String(warnings[0])).toContain('setBannerUrl');
  widget.open();
  await eventually(() => expect(widget.isOpened()).toBe(true));
});

test('a silent report that fails is swallowed; the next one is sent 10 s later', async () => {
  const { widget, said: warnings, bodies } = await started(refused);
  const now = vi.spyOn(Date, 'now');
  const start = Date.UTC(2030, 0, 1);
  for (const [ms, reports] of [
    [0, 1],
    [9999, 1],
    [10_000, 2],
  ] as const) {
    now.mockReturnValue(start + ms);
    await widget.sendSilentCrashReport('boom');
    expect(bodies('/bugs/v2')).toHaveLength(reports);
  }
  expect(warnings).toEqual([]);
});

test('before the session is ready a silent report is neither made nor counted against the limit', async () => {
  let answer: (response: Response) => void = () => {};
  const { widget, bodies, sent } = created({
    '/sessions': () => new Promise<Response>((resolve) => void (answer = resolve)),
  });
  widget.initialize('k');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(await widget.sendSilentCrashReport('early')).toBeUndefined();
  answer(Response.json({ gleapId: 'v1', gleapHash: 'h1' }));
  await eventually(() => widgetPart('.button'));
  await widget.sendSilentCrashReport('late');
  expect(bodies('/bugs/v2').map((body) => JSON.parse(body).formData.description)).toEqual(['late']);
});
