import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../test/eventually';
import { testScope, widgetPart, widgetRoot } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import type { NotificationLayer } from '../../notifications/NotificationLayer';
import { createShadowHost, type ShadowHost } from '../../overlay/createShadowHost';
import { createTranslate } from '../../texts/createTranslate';
import { outboundTexts } from '../../texts/outboundTexts';
import { createNotificationLayer } from './createNotificationLayer';

let host: ShadowHost;
let layer: NotificationLayer;

beforeEach(() => {
  host = createShadowHost(testScope().scope);
  layer = createNotificationLayer(document, host);
});
afterEach(async () => {
  layer.remove();
  host.remove();
  await page.viewport(1280, 800);
});

/** Two notifications, as long as they may be. */
async function drawTwo(rtl: boolean) {
  const config = parseFlowConfig({ localizationOptions: { rtl } });
  const data = {
    text: 'Your order is ready. '.repeat(20),
    previewText: 'Come by any time. '.repeat(20),
    sender: { name: 'Donaudampfschifffahrtsgesellschaft' },
    coverImageUrl: `${location.origin}/cover.png`,
  };
  const list = ['a', 'b'].map((outbound) => ({ outbound, sound: false, data }));
  const stack = {
    list,
    name: 'Ada',
    onShow() {},
    onDismiss() {},
    translate: createTranslate(() => config, outboundTexts),
  };
  layer.draw(stack, config);
  await eventually(() => widgetPart('.notification'));
  // An image has its height once it is loaded.
  for (const cover of widgetRoot().querySelectorAll<HTMLElement>('.cover')) cover.style.height = '150px';
}

test.each([860, 800, 640, 480, 320])('the stack fits a window %i px high', async (height) => {
  await page.viewport(640, height);
  await drawTwo(false);
  const seen = [...widgetRoot().querySelectorAll('.notification')].map((one) => one.getBoundingClientRect());
  expect(seen.filter(({ width, top }) => width > 0 && top < 0)).toEqual([]);
  expect(seen.at(-1)?.height).toBeGreaterThan(0);
});

test.each([false, true])('no text runs beneath the cross, right to left: %s', async (rtl) => {
  await drawTwo(rtl);
  const text = widgetPart('.preview').getBoundingClientRect();
  const cross = widgetPart('.dismiss').getBoundingClientRect();
  expect(text.right <= cross.left || cross.right <= text.left).toBe(true);
});
