import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { testScope, widgetPart, widgetRoot } from '../../../test/testScope';
import { waitForPaint } from '../../../test/waitForPaint';
import { renderScreenshot } from '../../capture/renderScreenshot';
import { createShadowHost, type ShadowHost } from '../../overlay/createShadowHost';
import { type Marks, openCaptureEditor } from './openCaptureEditor';

let host: ShadowHost;
let stop = () => {};
const onDone = vi.fn<(marks: Marks | undefined) => void>();

beforeEach(async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="page" style="height:3000px"><p id="secret" style="position:absolute;top:300px;left:100px;width:300px;height:60px;margin:0">secret</p></main>',
  );
  window.scrollTo(0, 0);
  const { scope } = testScope();
  host = createShadowHost(scope);
  onDone.mockReset();
  stop = openCaptureEditor({
    scope,
    host,
    config: () => undefined,
    accent: '#0F766E',
    renderScreenshot: (marks) => renderScreenshot(scope, marks),
    onDone,
  });
  await eventually(() => widgetPart('.capture'));
});
afterEach(() => {
  stop();
  host.remove();
  document.querySelector('#page')?.remove();
});

function point(type: string, x: number, y: number, pointerType = 'mouse') {
  const event = {
    clientX: x,
    clientY: y,
    bubbles: true,
    composed: true,
    pointerId: 1,
    button: 0,
    pointerType,
  };
  widgetPart('.canvas').dispatchEvent(new PointerEvent(type, event));
}

/** Presses at the first point, moves over the rest, releases at the last. */
async function drag(points: readonly (readonly [x: number, y: number])[], pointerType?: string) {
  const [[x, y] = [0, 0], ...rest] = points;
  point('pointerdown', x, y, pointerType);
  for (const [toX, toY] of rest) point('pointermove', toX, toY, pointerType);
  point('pointerup', x, y, pointerType);
  await waitForPaint();
}

const press = async (
  key: string,
  on: Element = widgetPart('.capture'),
  modifiers: Pick<KeyboardEventInit, 'ctrlKey' | 'shiftKey'> = {},
) => {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...modifiers };
  on.dispatchEvent(new KeyboardEvent('keydown', init));
  await waitForPaint();
};
const choose = async (label: string) => {
  widgetPart(`button[aria-label="${label}"]`).click();
  await waitForPaint();
};
const drawn = () => [...widgetRoot().querySelectorAll('.canvas path')].map((path) => path.getAttribute('d'));

describe('drawing', () => {
  test('a rectangle by mouse, a line by touch', async () => {
    await drag([
      [10, 10],
      [60, 40],
    ]);
    await choose('Pen');
    await drag(
      [
        [100, 100],
        [120, 110],
        [140, 100],
      ],
      'touch',
    );
    expect(drawn()[0]).toBe('M10 10H60V40H10Z');
    expect(drawn()[1]).toMatch(/^M100 100L/);
  });

  test('undo removes the last mark, by button and by keyboard', async () => {
    await drag([
      [10, 10],
      [60, 40],
    ]);
    await drag([
      [20, 20],
      [70, 50],
    ]);
    await choose('Undo');
    expect(drawn()).toHaveLength(1);
    await press('z', undefined, { ctrlKey: true });
    await eventually(() => expect(drawn()).toHaveLength(0));
    expect(widgetPart('button[aria-label="Undo"]').ariaDisabled).toBe('true');
  });

  test('seven colours, the first of them chosen', async () => {
    await choose('Color');
    const colors = [...widgetRoot().querySelectorAll('.colors button')];
    expect(colors).toHaveLength(7);
    expect(colors[0]?.getAttribute('aria-pressed')).toBe('true');
    await choose('Color #0693E3');
    await drag([
      [10, 10],
      [60, 40],
    ]);
    expect(widgetPart('.canvas path').getAttribute('stroke')).toBe('#0693E3');
  });
});

describe('marks that are there', () => {
  const marks = () => [...widgetRoot().querySelectorAll<HTMLElement>('.mark')];
  const chosen = () => marks().map((mark) => mark.getAttribute('aria-pressed'));
  const drawTwo = async () => {
    await drag([
      [20, 20],
      [120, 80],
    ]);
    await drag([
      [200, 20],
      [300, 80],
    ]);
  };

  test.each(['mouse', 'touch'])('are chosen and dragged with the pointer, by %s', async (pointerType) => {
    await drawTwo();
    await choose('Choose and move marks');
    await drag(
      [
        [250, 50],
        [260, 60],
        [270, 90],
      ],
      pointerType,
    );
    expect(drawn()).toEqual(['M20 20H120V80H20Z', 'M220 60H320V120H220Z']);
    expect(chosen()).toEqual(['false', 'true']);
    expect(widgetRoot().activeElement).toBe(marks()[1]);
    await choose('Undo');
    expect(drawn()[1]).toBe('M200 20H300V80H200Z');
    await choose('Redo');
    expect(drawn()[1]).toBe('M220 60H320V120H220Z');
  });

  test('are stations of the tab key; arrows move them, Shift makes the step long', async () => {
    await drawTwo();
    const [first] = marks();
    first?.focus();
    await eventually(() => expect(chosen()).toEqual(['true', 'false']));
    expect(first?.getAttribute('aria-label')).toBe('Rectangle 1');
    await press('ArrowRight', first);
    await press('ArrowDown', first, { shiftKey: true });
    expect(drawn()[0]).toBe('M24 44H124V104H24Z');
    await press('z', first, { ctrlKey: true });
    expect(drawn()[0]).toBe('M20 20H120V80H20Z');
    await press('Z', first, { ctrlKey: true, shiftKey: true });
    expect(drawn()[0]).toBe('M24 44H124V104H24Z');
  });

  test('are removed by Delete and by button; the keys go on working', async () => {
    await drawTwo();
    expect(widgetPart('button[aria-label="Delete this mark"]').ariaDisabled).toBe('true');
    marks()[0]?.focus();
    await press('Delete', marks()[0]);
    expect(drawn()).toEqual(['M200 20H300V80H200Z']);
    expect(widgetRoot().activeElement).toBe(widgetPart('.capture'));
    marks()[0]?.focus();
    await eventually(() => expect(chosen()).toEqual(['true']));
    await choose('Delete this mark');
    expect(drawn()).toEqual([]);
    await press('z', undefined, { ctrlKey: true });
    await press('z', undefined, { ctrlKey: true });
    expect(drawn()).toHaveLength(2);
  });
});

describe('the picture', () => {
  const saved = async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await choose('Save as picture');
    await eventually(() => expect(widgetPart('.export-note').textContent).toBe('The picture was saved.'));
    const [picture] = made.mock.calls[0] ?? [];
    const links = click.mock.contexts.map((link) => Reflect.get(Object(link), 'download'));
    vi.restoreAllMocks();
    if (!(picture instanceof Blob)) throw new Error('No picture was made.');
    return { picture, links };
  };
  const pixel = (context: CanvasRenderingContext2D, x: number, y: number) =>
    [...context.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data].slice(0, 3);

  test('is a PNG of what is seen: the page, scrolled boxes, shadow roots, the marks, without what is masked', async () => {
    const page = document.querySelector('#page');
    page?.insertAdjacentHTML(
      'beforeend',
      `<style>#box{background:var(--box)}:root{--box:rgb(0, 128, 0)}</style>
       <div id="box" style="position:absolute;top:100px;left:100px;width:50px;height:50px">&amp;&nbsp;<br></div>
       <div style="position:absolute;top:100px;left:200px;width:50px;height:50px;overflow:auto" id="scrolled">
         <div style="height:50px;background:red"></div><div style="height:200px;background:rgb(0, 0, 255)"></div></div>
       <div id="shadow"></div>`,
    );
    const scrolled = document.querySelector('#scrolled');
    if (scrolled) scrolled.scrollTop = 60;
    const shadow = document.querySelector('#shadow')?.attachShadow({ mode: 'open' });
    if (shadow)
      shadow.innerHTML =
        '<style>i{position:absolute;top:100px;left:300px;width:50px;height:50px;background:rgb(255, 0, 255)}</style><i></i>';
    await drag([
      [400, 100],
      [450, 150],
    ]);
    const { picture, links } = await saved();
    expect(links).toEqual(['screenshot.png']);
    expect(picture.type).toBe('image/png');
    const bitmap = await createImageBitmap(picture);
    const canvas = Object.assign(document.createElement('canvas'), {
      width: bitmap.width,
      height: bitmap.height,
    });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    if (!context) throw new Error('There is no canvas.');
    expect(bitmap.width).toBe(window.innerWidth * devicePixelRatio);
    expect(pixel(context, 140, 140)).toEqual([0, 128, 0]);
    expect(pixel(context, 220, 120)).toEqual([0, 0, 255]);
    expect(pixel(context, 320, 120)).toEqual([255, 0, 255]);
    expect(pixel(context, 400, 125)).toEqual([235, 20, 76]);
    expect(pixel(context, 600, 600)).toEqual([255, 255, 255]);
  });

  test('is copied where the browser copies pictures', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await choose('Copy as picture');
    await eventually(() => expect(widgetPart('.export-note').textContent).toBe('The picture was copied.'));
    expect(write.mock.calls[0]?.[0]?.[0]?.types).toEqual(['image/png']);
    vi.restoreAllMocks();
  });

  test('that can’t be made is told, and the editor stays', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('refused'));
    await choose('Save as picture');
    await eventually(() =>
      expect(widgetPart('.export-note').textContent).toMatch(/cannot be made into a picture/),
    );
    vi.restoreAllMocks();
    expect(widgetPart('.capture')).toBeDefined();
  });
});

describe('ending', () => {
  test('Escape and the cross dismiss: no marks', async () => {
    await drag([
      [10, 10],
      [60, 40],
    ]);
    await press('Escape');
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(widgetRoot().querySelector('.capture')).toBeNull();
    expect(widgetRoot().querySelector('.marks')).toBeNull();
  });

  test('Enter goes on with the marks; they stay on the page until they are removed', async () => {
    await drag([
      [10, 10],
      [60, 40],
    ]);
    await press('Enter');
    const marks = onDone.mock.calls[0]?.[0];
    expect(marks?.markup).toContain('M10 10H60V40H10Z');
    expect(widgetRoot().querySelectorAll('.marks path')).toHaveLength(1);
    marks?.remove();
    expect(widgetRoot().querySelector('.marks')).toBeNull();
  });

  test('Enter on a button is that button’s', async () => {
    await press('Enter', widgetPart('button[aria-label="Pen"]'));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('what was painted over is told, its surroundings are not', async () => {
    await choose('Hide an area');
    await drag([
      [120, 330],
      [200, 330],
    ]);
    widgetPart('.next').click();
    await eventually(() => expect(onDone).toHaveBeenCalled());
    const hidden = [...(onDone.mock.calls[0]?.[0]?.hidden ?? [])];
    expect(hidden.map(({ id }) => id)).toContain('secret');
    expect(hidden).not.toContain(document.body);
    onDone.mock.calls[0]?.[0]?.remove();
  });
});

test('the page can be neither scrolled nor left unwarned while it is open', async () => {
  const wheel = new WheelEvent('wheel', { cancelable: true, bubbles: true });
  window.dispatchEvent(wheel);
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  expect([wheel.defaultPrevented, leave.defaultPrevented]).toEqual([true, true]);
  await press('Escape');
  const after = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(after);
  expect(after.defaultPrevented).toBe(false);
});

test('focus stays within and every button has a name', () => {
  const buttons = [...widgetRoot().querySelectorAll('.capture button')];
  const nameless = buttons.filter((button) => !(button.getAttribute('aria-label') || button.textContent));
  expect(nameless).toEqual([]);
  const last = widgetPart('.next');
  last.focus();
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true, cancelable: true });
  last.dispatchEvent(tab);
  expect(widgetRoot().activeElement).toBe(buttons[0]);
});
