import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { widgetPart } from '../../test/testScope';
import { watchLeftovers } from '../../test/watchLeftovers';
import { type CaptureEditorOptions, CaptureError, openCaptureEditor } from './openCaptureEditor';

// The editor on a page without the widget: no session, no server.

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main id="page" style="height:4000px;position:relative">
      <button id="opener" style="position:fixed;left:0;top:0">Mark</button>
      <div id="scroller" style="position:absolute;top:2500px;left:100px;width:400px;height:300px;overflow:auto">
        <div style="height:1000px"></div>
        <div id="chart" style="width:200px;height:120px;background:rgb(0, 128, 0)"></div>
        <div style="height:1000px"></div>
      </div>
      <div id="host"></div><p id="hidden" style="display:none">Hidden</p>
    </main>`,
  );
  const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
  root?.append(Object.assign(document.createElement('b'), { id: 'inner', textContent: 'Inner' }));
  window.scrollTo(0, 100);
  document.querySelector<HTMLElement>('#opener')?.focus({ preventScroll: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('#page')?.remove();
});

const point = (type: string, clientX: number, clientY: number) =>
  widgetPart('.canvas').dispatchEvent(
    new PointerEvent(type, { clientX, clientY, bubbles: true, composed: true, pointerId: 1, button: 0 }),
  );
const pressKey = (key: string) =>
  widgetPart('.capture').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

async function drag(from: readonly [number, number], to: readonly [number, number]) {
  point('pointerdown', ...from);
  point('pointermove', ...to);
  point('pointerup', ...to);
  await eventually(() => widgetPart('.canvas path'));
}

/** Opens the editor; `result` settles as the promise does. */
function openAndWait(options?: CaptureEditorOptions) {
  const result = openCaptureEditor(options);
  // Tests await it later; until then a rejection is not unhandled.
  result.catch(() => {});
  return { result, isOpen: eventually(() => widgetPart('.next')) };
}

async function finish(opened: ReturnType<typeof openAndWait>) {
  widgetPart('.next').click();
  const capture = await opened.result;
  if (!capture) throw new Error('The editor was discarded.');
  return capture;
}

async function readPixel(picture: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}

const scale = Math.min(2, devicePixelRatio);

describe('a capture', () => {
  test('of the page has its visible part, the marks in its pixels, and its state', async () => {
    document.title = 'Bakery';
    const opened = openAndWait();
    await opened.isOpen;
    await drag([50, 60], [250, 160]);
    const { picture, pictureSize, marks, area, page } = await finish(opened);
    expect(picture.type).toBe('image/png');
    expect(pictureSize).toEqual({ width: innerWidth * scale, height: innerHeight * scale });
    expect(area).toEqual({ x: 0, y: 100, width: innerWidth, height: innerHeight });
    const points = [
      { x: 50, y: 160 },
      { x: 250, y: 260 },
    ];
    expect(marks).toEqual([{ tool: 'rectangle', color: '#EB144C', points }]);
    expect(page).toMatchObject({
      url: location.href,
      title: 'Bakery',
      viewport: { width: innerWidth, height: innerHeight },
      scroll: { x: 0, y: 100 },
    });
    expect(await readPixel(picture, 150 * scale, 60 * scale)).toEqual([235, 20, 76]);
  });

  test.each([
    ['a margin that reaches out of the body', 'margin:0', 'margin-top:30px'],
    ['a positioned body', 'margin:40px;position:relative', 'margin-top:0'],
  ])('has its marks where they were drawn, on a page with %s', async (_case, body, first) => {
    document.body.style.cssText = body;
    document.body.insertAdjacentHTML('afterbegin', `<h1 id="first" style="${first}">Bakery</h1>`);
    window.scrollTo(0, 100);
    const opened = openAndWait();
    await opened.isOpen;
    await drag([50, 60], [250, 160]);
    const { picture } = await finish(opened);
    document.body.style.cssText = '';
    document.querySelector('#first')?.remove();
    expect(await readPixel(picture, 150 * scale, 60 * scale)).toEqual([235, 20, 76]);
  });

  test('of an element has nothing else, with all that scrolled to it back in place', async () => {
    const scroller = document.querySelector('#scroller');
    scroller?.scrollTo(0, 10);
    const opened = openAndWait({ mode: 'element', target: '#chart' });
    await opened.isOpen;
    const box = document.querySelector('#chart')?.getBoundingClientRect();
    expect(box?.bottom).toBeLessThanOrEqual(innerHeight);
    const { picture, pictureSize, area } = await finish(opened);
    expect(pictureSize).toEqual({ width: 200 * scale, height: 120 * scale });
    expect(area).toMatchObject({ x: 100, width: 200, height: 120 });
    for (const [x, y] of [[0, 0] as const, [199, 119] as const])
      expect(await readPixel(picture, x * scale, y * scale)).toEqual([0, 128, 0]);
    expect([scrollY, scroller?.scrollTop]).toEqual([100, 10]);
  });

  test('of a region has what is there, and the window scrolls to it', async () => {
    const target = { x: 90, y: 2490, width: 50, height: 40 };
    const opened = openAndWait({ mode: 'region', target });
    await opened.isOpen;
    const { pictureSize, area } = await finish(opened);
    expect(pictureSize).toEqual({ width: 50 * scale, height: 40 * scale });
    expect(area).toEqual(target);
    expect(scrollY).toBe(100);
  });

  test('of an element in an open shadow root is found by its selector', async () => {
    const opened = openAndWait({ mode: 'element', target: '#inner' });
    await opened.isOpen;
    expect((await finish(opened)).area.height).toBeGreaterThan(0);
  });

  test('is null once the user discards the marks', async () => {
    const opened = openAndWait();
    await opened.isOpen;
    pressKey('Escape');
    expect(await opened.result).toBeNull();
  });
});

describe('no capture', () => {
  test.each<[string, CaptureEditorOptions]>([
    ['a selector without an element', { mode: 'element', target: '#nothing' }],
    ['a text that is no selector', { mode: 'element', target: '>>' }],
    ['an element that is not shown', { mode: 'element', target: '#hidden' }],
    ['a region outside of the page', { mode: 'region', target: { x: 90_000, y: 0, width: 10, height: 10 } }],
    ['a region without a size', { mode: 'region', target: { x: 0, y: 0, width: 0, height: 10 } }],
  ])('comes of %s: the promise rejects, and the page is where it was', async (_case, options) => {
    const error: unknown = await openCaptureEditor(options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CaptureError);
    expect(error).toMatchObject({ code: 'target-missing' });
    expect(document.querySelector('adlane-widget')).toBeNull();
    expect([scrollX, scrollY]).toEqual([0, 100]);
  });

  test('comes of a picture that the browser cannot render', async () => {
    const cause = new DOMException('Blocked', 'EncodingError');
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(cause);
    const opened = openAndWait();
    await opened.isOpen;
    widgetPart('.next').click();
    await expect(opened.result).rejects.toMatchObject({ code: 'picture-failed', cause });
    expect(document.querySelector('adlane-widget')).toBeNull();
  });

  test('comes of a discard while the picture is rendered, and a second press renders no second one', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
    const search = vi.spyOn(document, 'elementsFromPoint');
    const opened = openAndWait({ tools: ['blur'] });
    await opened.isOpen;
    await drag([50, 60], [90, 60]);
    widgetPart('.next').click();
    await eventually(() => expect(decode).toHaveBeenCalled());
    const searches = search.mock.calls.length;
    expect(searches).toBeGreaterThan(0);
    widgetPart('.next').click();
    expect(search).toHaveBeenCalledTimes(searches);
    pressKey('Escape');
    expect(await opened.result).toBeNull();
  });

  test('comes of a signal that aborts: the editor closes, and the promise rejects with its reason', async () => {
    const controller = new AbortController();
    const opened = openAndWait({ signal: controller.signal });
    await opened.isOpen;
    controller.abort();
    await expect(opened.result).rejects.toMatchObject({ name: 'AbortError' });
    expect(document.querySelector('adlane-widget')).toBeNull();
    await expect(openCaptureEditor({ signal: controller.signal })).rejects.toBe(controller.signal.reason);
  });
});

test('nothing is left on the page: listeners, timers, observers, focus, attributes', async () => {
  const before = [document.documentElement.outerHTML, document.activeElement];
  const leftovers = watchLeftovers();
  const { signal } = new AbortController();
  for (const options of [{ signal }, { signal, mode: 'element', target: '#chart' }] as const) {
    const opened = openAndWait(options);
    await opened.isOpen;
    await finish(opened);
  }
  await eventually(() =>
    expect(leftovers.left()).toEqual({ listeners: [], timers: 0, observers: [], sockets: 0 }),
  );
  leftovers.stop();
  expect([document.documentElement.outerHTML, document.activeElement]).toEqual(before);
});
