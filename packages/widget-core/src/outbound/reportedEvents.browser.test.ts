import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';

let api: AdlaneApi | undefined;

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<main id="page"><button id="buy">Buy</button></main>');
});
afterEach(() => {
  api?.destroy();
  document.querySelector('#page')?.remove();
  localStorage.clear();
});

const bannerOrigin = 'https://banner.adlane.test';

/** Starts the widget; `count` tells how often it has sent an event to the server. */
async function started(answers?: Parameters<typeof testScope>[0]) {
  const { scope, bodies } = testScope(answers);
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl('https://frame.adlane.test');
  widget.setBannerUrl(bannerOrigin);
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  const events = (): readonly { readonly name: string }[] =>
    bodies('/sessions/ping').flatMap((body) => JSON.parse(body).events);
  const count = (name: string) => events().filter((event) => event.name === name).length;
  /** Waits until the server has every event that was tracked so far. */
  const flush = async () => {
    widget.trackEvent('flushed');
    await eventually(() => expect(count('flushed')).toBeGreaterThan(0));
  };
  return { widget, count, flush };
}

describe('a notification is reported as shown', () => {
  test('once, however often it is drawn again', async () => {
    const { widget, count, flush } = await started();
    widget.showNotification({ outbound: '7', data: { text: 'Hello' } });
    await eventually(() => widgetPart('.notification'));
    widget.setDisableInAppNotifications(true);
    widget.setDisableInAppNotifications(false);
    await eventually(() => expect(count('outbound-7-shown')).toBe(1));
    await flush();
    expect([count('outbound-7-shown'), count('outbound-7-clicked')]).toEqual([1, 0]);
  });

  test('only once the page draws it', async () => {
    const { widget, count, flush } = await started();
    widget.setDisableInAppNotifications(true);
    widget.showNotification({ outbound: '7', data: { text: 'Hello' } });
    await flush();
    expect(count('outbound-7-shown')).toBe(0);
    widget.setDisableInAppNotifications(false);
    await eventually(() => expect(count('outbound-7-shown')).toBe(1));
  });
});

test('a banner is reported as shown once it has drawn its content, and as clicked by its button', async () => {
  const { widget, count, flush } = await started();
  widget.showBanner({ outbound: '8', data: { text: 'Closed on Sunday' } });
  await eventually(() => widgetPart('iframe.banner'));
  const banner = playFrame('iframe.banner', bannerOrigin);
  banner.send({ name: 'banner-loaded' });
  await flush();
  expect(count('outbound-8-shown')).toBe(0);
  banner.send({ name: 'banner-data-set', data: { format: 'normal' } });
  await eventually(() => expect(count('outbound-8-shown')).toBe(1));
  expect(count('outbound-8-clicked')).toBe(0);
  banner.send({ name: 'start-custom-action', data: { action: 'book' } });
  await eventually(() => expect(count('outbound-8-clicked')).toBe(1));
});

test('a tour that the visitor closes is reported as quit', async () => {
  const { widget, count } = await started();
  const steps = [{ type: 'post', mode: '', message: 'Welcome' }];
  widget.startProductTourWithConfig('9', { steps, allowClose: true, backButton: false });
  await eventually(() => widgetPart('.popover'));
  widgetPart('.popover [aria-label="Close"]').click();
  await eventually(() => expect(count('tour-9-quit')).toBe(1));
  expect([count('tour-9-step-1'), count('tour-9-completed')]).toEqual([1, 0]);
});

test('a step whose element does not come is reported as missing; one that the page takes away later is not', async () => {
  const { widget, count, flush } = await started();
  const steps = ['#gone', '#buy'].map((selector) => ({
    type: 'pointer',
    mode: '',
    message: 'Here',
    selector,
  }));
  widget.startProductTourWithConfig('9', { steps, allowClose: true, backButton: false, nextText: 'Next' });
  await eventually(() => expect(count('tour-9-step-1-missing')).toBe(1));
  [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')]
    .find(({ textContent }) => textContent === 'Next')
    ?.click();
  await eventually(() => expect(count('tour-9-step-2')).toBe(1));
  document.querySelector('#buy')?.remove();
  await flush();
  expect([count('tour-9-step-1-missing'), count('tour-9-step-2-missing')]).toEqual([1, 0]);
});

test('a tooltip is reported when the visitor first sees it', async () => {
  const { count, flush } = await started({
    '/config/k/tooltips': () => Response.json([{ id: '5', selector: '#buy', html: 'Fresh' }]),
  });
  const buy = document.querySelector('#buy');
  await flush();
  expect(count('tooltip-5-shown')).toBe(0);
  await eventually(() => {
    buy?.dispatchEvent(new PointerEvent('pointerenter'));
    widgetPart('.tooltip.shown');
  });
  await eventually(() => expect(count('tooltip-5-shown')).toBe(1));
});

test('a tooltip shows in the same page view when an event brings its visitor into the audience', async () => {
  let list: readonly object[] = [];
  const answers = {
    '/config/k/tooltips': () => Response.json(list),
    '/sessions/ping': () => Response.json(list.length > 0 ? { tooltips: true } : {}),
  };
  const { widget, flush } = await started(answers);
  await flush();
  expect(widgetRoot().querySelector('.hotspot')).toBeNull();
  list = [{ selector: '#buy', html: 'Fresh', mode: 'hotspot' }];
  widget.trackEvent('bought');
  await eventually(() => widgetPart('.hotspot'));
});

test('a tooltip that the team archived goes with the next route of the page', async () => {
  let list: readonly object[] = [{ selector: '#buy', html: 'Fresh', mode: 'hotspot' }];
  await started({
    '/config/k/tooltips': () => Response.json(list),
    '/sessions/ping': () => Response.json(list.length > 0 ? {} : { tooltips: true }),
  });
  await eventually(() => widgetPart('.hotspot'));
  list = [];
  history.pushState(undefined, '', '?route=next');
  await eventually(() => expect(widgetRoot().querySelector('.hotspot')).toBeNull());
});
