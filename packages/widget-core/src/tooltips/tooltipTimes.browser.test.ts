import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handClock } from '../../test/handClock';
import { testScope, widgetPart } from '../../test/testScope';
import { shown } from '../../test/testWidget';
import { waitForPaint } from '../../test/waitForPaint';
import { parseFlowConfig } from '../config/parseFlowConfig';
import { createShadowHost, type ShadowHost } from '../overlay/createShadowHost';
import { startTooltips } from './startTooltips';

// Times and places of widget §4.9, §3.8 and §9, to the millisecond and the pixel.

let host: ShadowHost;
let stop = () => {};

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button id="buy" style="position:fixed;left:200px;top:200px;width:100px;height:40px">Buy</button>',
  );
});
afterEach(() => {
  stop();
  host.remove();
  document.querySelector('#buy')?.remove();
});

const buy = () => document.querySelector<HTMLElement>('#buy') ?? document.body;
const box = (selector: string) => widgetPart(selector).getBoundingClientRect();
const over = (element: Element, type = 'pointerenter') => element.dispatchEvent(new PointerEvent(type));

async function started(more: object = {}) {
  const { clock, pass } = handClock();
  const scope = { ...testScope().scope, clock };
  host = createShadowHost(scope);
  const body = [{ selector: '#buy', html: 'Fresh', ...more }];
  const api = async () => ({ status: 200, body });
  ({ dispose: stop } = startTooltips({
    scope,
    api,
    host,
    sdkKey: 'k',
    session: { subscribe: () => undefined },
    config: () => parseFlowConfig({ color: '#0F766E' }),
    translate: () => 'Show hint',
    logs: { events: { track: () => undefined } },
  }));
  await waitForPaint();
  return pass;
}

describe('a tooltip', () => {
  test('is hidden 500 ms after leaving, and gone after a fade of 200 ms', async () => {
    const pass = await started();
    over(buy());
    expect(shown('.tooltip.shown')).toBe(1);
    over(buy(), 'pointerleave');
    pass(499);
    expect(shown('.tooltip.shown')).toBe(1);
    pass(1);
    expect([shown('.tooltip.shown'), shown('.tooltip')]).toEqual([0, 1]);
    expect(getComputedStyle(widgetPart('.tooltip')).transitionDuration).toMatch(/^(?:0\.2s|0s)$/);
    pass(199);
    expect(shown('.tooltip')).toBe(1);
    pass(1);
    expect(shown('.tooltip')).toBe(0);
  });

  test('that is entered within the 500 ms stays', async () => {
    const pass = await started();
    over(buy());
    over(buy(), 'pointerleave');
    pass(499);
    over(widgetPart('.tooltip'));
    pass(5000);
    expect(shown('.tooltip.shown')).toBe(1);
  });

  test('stands 10 px from its element', async () => {
    await started();
    over(buy());
    expect(box('.tooltip').top - buy().getBoundingClientRect().bottom).toBe(10);
  });
});

describe('a hotspot', () => {
  test.each<[object, number, number]>([
    [{}, 304, 210],
    [{ posX: 'left' }, 176, 210],
    [{ posY: 'top' }, 304, 200],
    [{ posY: 'bottom' }, 304, 220],
    [{ offsetX: 10, offsetY: -5 }, 310, 205],
    [{ posX: 'left', offsetX: 0, posY: 'top', offsetY: 7 }, 180, 207],
  ])('with %j is at %i, %i', async (more, left, top) => {
    await started({ mode: 'hotspot', ...more });
    expect([box('.hotspot').left, box('.hotspot').top]).toEqual([left, top]);
  });

  test('follows its element after 250 ms, once for all that moved meanwhile', async () => {
    const pass = await started({ mode: 'hotspot' });
    for (const left of [210, 240, 300]) {
      buy().style.left = `${left}px`;
      await waitForPaint();
    }
    pass(249);
    expect(box('.hotspot').left).toBe(304);
    pass(1);
    expect(box('.hotspot').left).toBe(404);
  });
});
