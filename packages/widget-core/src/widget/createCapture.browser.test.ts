import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { testScope, widgetPart } from '../../test/testScope';
import { waitForPaint } from '../../test/waitForPaint';
import { createShadowHost, type ShadowHost } from '../overlay/createShadowHost';
import { type Capture, createCapture } from './createCapture';

let host: ShadowHost;
let capture: Capture;

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p id="secret" style="position:absolute;top:300px;left:100px;width:300px;height:60px;margin:0">secret</p>',
  );
  window.scrollTo(0, 0);
  const { scope } = testScope();
  host = createShadowHost(scope);
  capture = createCapture({
    scope,
    host,
    config: () => undefined,
    isLive: () => true,
    onChange: () => undefined,
  });
});
afterEach(() => {
  capture.dispose();
  host.remove();
  document.querySelector('#secret')?.remove();
});

/** Draws over the paragraph with a tool and continues. */
async function drawOverSecret(tool: string): Promise<void> {
  capture.open('screenshot');
  await eventually(() => widgetPart('.capture'));
  widgetPart(`button[aria-label="${tool}"]`).click();
  await waitForPaint();
  const points = [
    ['pointerdown', 120],
    ['pointermove', 200],
    ['pointerup', 200],
  ] as const;
  for (const [type, clientX] of points) {
    const place = { clientX, clientY: 330, bubbles: true, composed: true, pointerId: 1, button: 0 };
    widgetPart('.canvas').dispatchEvent(new PointerEvent(type, { ...place, pointerType: 'mouse' }));
  }
  await waitForPaint();
  widgetPart('.next').click();
  await eventually(() => expect(capture.isOpen()).toBe(false));
}

test('a part of the page that the visitor hid is reported until the drawing is removed', async () => {
  expect(capture.hidesContent()).toBe(false);
  await drawOverSecret('Hide an area');
  expect(capture.hidesContent()).toBe(true);
  capture.clear();
  expect(capture.hidesContent()).toBe(false);
});

test('a drawing that hides nothing keeps the replay', async () => {
  await drawOverSecret('Pen');
  expect(capture.hidesContent()).toBe(false);
});
