/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { eventually } from '../../../test/eventually';
import { resizeWindow } from '../../../test/resizeWindow';
import { testScope, widgetPart, widgetRoot } from '../../../test/testScope';
import { waitForPaint } from '../../../test/waitForPaint';
import { createShadowHost, type ShadowHost } from '../../overlay/createShadowHost';
import { type Marks, openCaptureEditor } from './openCaptureEditor';

// The editor under fingers and keys: several of them at once, in a window that changes, in colours that are not its own.

let host: ShadowHost;
let stop = () => {};
const onDone = vi.fn<(marks: Marks | undefined) => void>();
const renderScreenshot = vi.fn<() => Promise<Blob>>();

beforeEach(async () => {
  onDone.mockReset();
  renderScreenshot.mockReset();
  const { scope } = testScope();
  host = createShadowHost(scope);
  stop = openCaptureEditor({
    scope,
    host,
    config: () => undefined,
    accent: '#0F766E',
    renderScreenshot,
    onDone,
  });
  await eventually(() => widgetPart('.capture'));
});
afterEach(async () => {
  stop();
  host.remove();
  await resizeWindow(1280, 800);
});

const named = (label: string) => widgetPart(`button[aria-label="${label}"]`);
const point = (type: string, x: number, y: number, pointerId = 1) =>
  widgetPart('.canvas').dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, pointerId, button: 0, bubbles: true, composed: true }),
  );
/** Draws a rectangle between two points of the window. */
async function drag([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) {
  const before = drawn().length;
  point('pointerdown', x, y);
  point('pointermove', toX, toY);
  point('pointerup', toX, toY);
  await eventually(() => expect(drawn()).toHaveLength(before + 1));
}
const drawn = () => [...widgetRoot().querySelectorAll('.canvas path')].map((path) => path.getAttribute('d'));
/** The middle of the first mark, in pixels of the window. */
const findMiddle = (selector: string) => {
  const { left, top, width, height } = widgetPart(selector).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

describe('a mark', () => {
  test.each([
    [1000, 800],
    [1280, 500],
    [700, 900],
  ])('is under the pointer after the window has become %i × %i', async (width, height) => {
    await resizeWindow(width, height);
    await drag([100, 100], [300, 200]);
    expect(findMiddle('.canvas path')).toEqual([200, 150]);
    expect(findMiddle('.mark')).toEqual([200, 150]);
  });

  test('stays where it is on the page once the editor is done, in a window of another size too', async () => {
    await drag([100, 100], [300, 200]);
    widgetPart('.next').click();
    await eventually(() => widgetPart('.marks'));
    // As beside a scroll bar, which is part of the window's width and not of the page's.
    widgetPart('.marks').parentElement?.style.setProperty('width', '900px');
    expect(findMiddle('.marks path')).toEqual([200, 150]);
    await resizeWindow(900, 500);
    expect(findMiddle('.marks path')).toEqual([200, 150]);
    onDone.mock.calls[0]?.[0]?.remove();
  });

  test('is of the finger that began it: another one neither draws nor ends it', async () => {
    point('pointerdown', 10, 10);
    point('pointermove', 60, 40);
    point('pointerdown', 300, 300, 2);
    point('pointermove', 330, 330, 2);
    point('pointerup', 330, 330, 2);
    point('pointermove', 80, 50);
    point('pointerup', 80, 50);
    await eventually(() => expect(drawn()).toEqual(['M10 10H80V50H10Z']));
  });
});

describe('the keys go on working', () => {
  const pressWithKeys = async (label: string) => {
    named(label).focus();
    await userEvent.keyboard('{Enter}');
    // Browsers remove the focus from a disabled element in the next frame.
    await waitForPaint();
  };
  const dismisses = async () => {
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined));
  };

  test('after the last step was undone', async () => {
    await drag([10, 10], [60, 40]);
    await pressWithKeys('Undo');
    expect(drawn()).toEqual([]);
    expect(widgetRoot().activeElement).toBe(named('Undo'));
    await userEvent.keyboard('{Enter}');
    await dismisses();
  });

  test('while a picture is being made, of which there is one at a time', async () => {
    renderScreenshot.mockReturnValue(new Promise(() => {}));
    await pressWithKeys('Save as picture');
    expect(widgetRoot().activeElement).toBe(named('Save as picture'));
    await userEvent.keyboard('{Enter}');
    expect(renderScreenshot).toHaveBeenCalledOnce();
    await dismisses();
  });

  test('after a colour was chosen, at the button of the colours', async () => {
    await pressWithKeys('Color');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await eventually(() => expect(widgetRoot().querySelector('.colors')).toBeNull());
    await waitForPaint();
    expect(widgetPart('.swatch').style.background).not.toBe('rgb(235, 20, 76)');
    expect(widgetRoot().activeElement).toBe(named('Color'));
    await dismisses();
  });
});

describe('in forced colours', () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  beforeEach(() => force('active'));
  afterEach(() => force(''));

  test('the seven colours are seen, and which tool is chosen', async () => {
    named('Color').click();
    await eventually(() => {
      const swatches = [...widgetRoot().querySelectorAll('.colors .swatch')];
      expect(new Set(swatches.map((swatch) => getComputedStyle(swatch).backgroundColor)).size).toBe(7);
    });
    expect(getComputedStyle(named('Rectangle')).outlineStyle).toBe('solid');
    expect(getComputedStyle(named('Pen')).outlineStyle).toBe('none');
  });

  test('the chosen mark is seen', async () => {
    await drag([10, 10], [60, 40]);
    widgetPart('.mark').focus();
    await eventually(() => expect(getComputedStyle(widgetPart('.mark')).outlineStyle).toBe('solid'));
  });
});
