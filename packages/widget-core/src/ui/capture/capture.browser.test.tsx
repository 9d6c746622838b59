import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testScope, widgetPart, widgetRoot } from '../../../test/testScope';
import { createShadowHost, type ShadowHost } from '../../page/createShadowHost';
import { createTranslate } from '../../page/translate';
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
  host = createShadowHost(testScope().scope);
  onDone.mockReset();
  const translate = createTranslate(() => undefined);
  stop = openCaptureEditor({ window, host, translate, accent: '#0F766E', onDone });
  await vi.waitFor(() => widgetPart('.capture'));
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
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const press = async (key: string, on: Element = widgetPart('.capture')) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const choose = async (label: string) => {
  widgetPart(`button[aria-label="${label}"]`).click();
  await new Promise((resolve) => setTimeout(resolve, 20));
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

  test('undo takes the last mark, by button and by keyboard', async () => {
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
    widgetPart('.capture').dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
    await vi.waitFor(() => expect(drawn()).toHaveLength(0));
    expect(widgetPart('button[aria-label="Undo"]')).toHaveProperty('disabled', true);
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
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
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
