import { tooltipFadeMs, tooltipHideDelayMs, tourDefaults } from '@adlane/contract/constants';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { handClock } from '../../test/handClock';
import { widgetPart, widgetRoot } from '../../test/testScope';
import { createTestWidget, endTestWidget, shown } from '../../test/testWidget';
import { waitForPaint } from '../../test/waitForPaint';
import { waitUntilIdle } from '../../test/waitUntilIdle';

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="page" style="height:1500px;padding:80px"><button id="buy">Buy</button><input id="name"><p id="late"></p></main>',
  );
});
afterEach(() => {
  endTestWidget();
  document.querySelector('#page')?.remove();
});

async function started(
  answers?: Parameters<typeof createTestWidget>[0],
  time?: ReturnType<typeof handClock>,
) {
  const world = createTestWidget(answers, time && { clock: time.clock });
  world.widget.initialize('k');
  await eventually(() => {
    time?.pass(100);
    return widgetPart('.button');
  });
  return world;
}
const keyOn = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

const note = (outbound: string, data: object = {}) => ({
  outbound,
  data: { text: `note ${outbound}`, ...data },
});

describe('notifications', () => {
  test('at most two, each once, as text and never as markup', async () => {
    const { widget } = await started();
    widget.showNotification(note('a'));
    widget.showNotification(note('b', { text: '<img src=x onerror="window.hacked=1">' }));
    await eventually(() => expect(shown('.notification')).toBe(2));
    widget.showNotification(note('b'));
    widget.showNotification(note('c'));
    await eventually(() => expect(widgetPart('.notifications').textContent).toContain('note c'));
    expect(shown('.notification')).toBe(2);
    expect(widgetPart('.notification .text').textContent).toBe('<img src=x onerror="window.hacked=1">');
    expect(shown('.notification .text img')).toBe(0);
  });

  test('they are there after a page load, and gone once the widget was opened', async () => {
    const first = await started();
    first.widget.showNotification(note('a'));
    await eventually(() => expect(shown('.notification')).toBe(1));
    const stored = localStorage.getItem('gleap-widget-unread-notifications-k');
    first.widget.destroy();
    localStorage.setItem('gleap-widget-unread-notifications-k', stored ?? '');
    const { widget } = await started();
    await eventually(() => expect(shown('.notification')).toBe(1));
    widget.open();
    await eventually(() => expect(shown('.notification')).toBe(0));
    expect(localStorage.getItem('gleap-widget-unread-notifications-k')).toBeNull();
  });

  test('one leads into the widget; dismissing another leads nowhere', async () => {
    const { widget } = await started();
    widget.showNotification(note('a', { news: { id: '12' } }));
    widget.showNotification(note('b'));
    await eventually(() => expect(shown('.notification')).toBe(2));
    widgetPart('.notification:last-child .dismiss').click();
    await eventually(() => expect(shown('.notification')).toBe(1));
    expect(widget.isOpened()).toBe(false);
    widgetPart('.notification .show').click();
    await eventually(() => expect(widget.isOpened()).toBe(true));
  });

  test('setDisableInAppNotifications hides them', async () => {
    const { widget } = await started();
    widget.setDisableInAppNotifications(true);
    widget.showNotification(note('a'));
    await waitUntilIdle();
    expect(shown('.notification')).toBe(0);
    widget.setDisableInAppNotifications(false);
    await eventually(() => expect(shown('.notification')).toBe(1));
  });
});

describe('the banner', () => {
  const say = (data: object, source: MessageEventSource | null, origin = 'https://banner.adlane.test') =>
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data), origin, source }));

  async function bannerShown(action: object = { data: { text: 'x' } }) {
    const world = await started();
    world.widget.showBanner(action);
    await eventually(() => widgetPart('iframe.banner'));
    const iframe = widgetRoot().querySelector<HTMLIFrameElement>('iframe.banner');
    return { ...world, source: iframe?.contentWindow ?? null };
  }
  const margin = () => document.documentElement.style.getPropertyValue('--gleap-margin-top');

  test('makes room at the top of the page and removes it on close', async () => {
    document.body.style.marginTop = '30px';
    const top = () => document.body.getBoundingClientRect().top;
    const { source } = await bannerShown();
    say({ name: 'banner-height', data: { height: 64 } }, source);
    say({ name: 'banner-data-set', data: {} }, source);
    expect([margin(), top(), widgetPart('.banner').offsetHeight]).toEqual(['64px', 94, 64]);
    expect(document.body.className).toBe('gleap-b-shown');
    document.body.style.marginTop = '40px';
    expect(top()).toBe(104);
    say({ name: 'banner-close' }, source);
    expect([margin(), shown('.banner'), top(), document.body.className]).toEqual(['', 0, 40, '']);
    document.body.removeAttribute('style');
  });

  test('a floating one is at most 800 px wide and makes no room', async () => {
    const { source } = await bannerShown({ format: 'floating' });
    say({ name: 'banner-height', data: { height: 64 } }, source);
    say({ name: 'banner-data-set', data: { format: 'floating' } }, source);
    expect(widgetPart('.banner').getBoundingClientRect().width).toBeLessThanOrEqual(800);
    expect([...document.body.classList]).toContain('gleap-b-f');
    expect(margin()).toBe('');
  });

  test('a second one is ignored while one is shown', async () => {
    const { widget } = await bannerShown();
    widget.showBanner({ format: 'floating' });
    await waitUntilIdle();
    expect(shown('.banner')).toBe(1);
    expect(shown('.banner.floating')).toBe(0);
    widget.closeBanner();
    expect(shown('.banner')).toBe(0);
  });

  test.each([
    [
      'another origin',
      (source: MessageEventSource | null) => say({ name: 'banner-close' }, source, 'https://evil.test'),
    ],
    ['another window', () => say({ name: 'banner-close' }, window)],
    ['no window', () => say({ name: 'banner-close' }, null)],
  ])('a message from %s is ignored', async (_who, speak) => {
    const { source } = await bannerShown();
    speak(source);
    expect(shown('.banner')).toBe(1);
  });

  test('its presses run custom actions and open the widget', async () => {
    const { widget, source } = await bannerShown();
    const action = vi.fn();
    widget.registerCustomAction(action);
    say({ name: 'start-custom-action', data: { action: 'checkout' } }, source);
    expect(action).toHaveBeenCalledWith({ name: 'checkout' });
    say({ name: 'show-news-article', data: { articleId: '3' } }, source);
    await eventually(() => expect(widget.isOpened()).toBe(true));
  });
});

describe('tooltips', () => {
  const tip = (more: object) => ({
    selector: '#buy',
    html: '<b>Buy</b> here',
    page: '',
    pageType: 'is',
    mode: 'tooltip',
    ...more,
  });
  const answers = (...list: object[]) => ({ '/config/k/tooltips': () => Response.json(list) });
  const over = (element: Element, type = 'pointerenter') => element.dispatchEvent(new PointerEvent(type));
  const buy = () => document.querySelector('#buy') ?? document.body;

  test('shows on hover, hides 500 ms after leaving with a fade', async () => {
    const time = handClock();
    await started(answers(tip({})), time);
    await eventually(() => {
      time.pass(100);
      over(buy());
      expect(shown('.tooltip.shown')).toBe(1);
    });
    expect(widgetPart('.tooltip b').textContent).toBe('Buy');
    over(buy(), 'pointerleave');
    time.pass(tooltipHideDelayMs - 1);
    expect(shown('.tooltip.shown')).toBe(1);
    time.pass(1);
    expect([shown('.tooltip.shown'), shown('.tooltip')]).toEqual([0, 1]);
    time.pass(tooltipFadeMs);
    expect(shown('.tooltip')).toBe(0);
  });

  test('stays while the pointer is on the tooltip itself', async () => {
    const time = handClock();
    await started(answers(tip({})), time);
    await eventually(() => {
      time.pass(100);
      over(buy());
      expect(shown('.tooltip')).toBe(1);
    });
    over(buy(), 'pointerleave');
    over(widgetPart('.tooltip'));
    time.pass(2 * tooltipHideDelayMs);
    expect(shown('.tooltip.shown')).toBe(1);
  });

  test('a hotspot is a button beside its element and follows it; Escape hides its tooltip', async () => {
    await started(answers(tip({ mode: 'hotspot', color: '#0F766E', animated: true })));
    await eventually(() => widgetPart('.hotspot'));
    const spot = widgetPart('.hotspot');
    const gap = () => spot.getBoundingClientRect().left - buy().getBoundingClientRect().right;
    expect(gap()).toBe(4);
    document.querySelector<HTMLElement>('#page')?.style.setProperty('padding', '140px');
    await eventually(() => expect(gap()).toBe(4));
    spot.focus();
    await eventually(() => expect(shown('.tooltip.shown')).toBe(1));
    keyOn(document.body, 'Escape');
    expect(shown('.tooltip.shown')).toBe(0);
  });

  test('only on pages that its rule names, and on elements that come later', async () => {
    await started(
      answers(
        tip({ mode: 'hotspot', page: '/tips', pageType: 'endswith' }),
        tip({ mode: 'hotspot', selector: '#later' }),
        tip({ mode: 'hotspot', selector: '#name' }),
      ),
    );
    // The last of the list is there: those before it had their turn.
    await eventually(() => expect(shown('.hotspot')).toBe(1));
    history.pushState(undefined, '', '/tips');
    document.querySelector('#late')?.insertAdjacentHTML('beforeend', '<span id="later">later</span>');
    await eventually(() => expect(shown('.hotspot')).toBe(3));
    document.querySelector('#later')?.remove();
    await eventually(() => expect(shown('.hotspot')).toBe(2));
    history.back();
  });

  test.each([
    ['Failed to parse tooltips', () => Response.json({ no: 'list' })],
    ['Failed to fetch tooltips', () => Promise.reject(new TypeError('offline'))],
  ])('%s', async (warning, answer) => {
    const { warnings } = await started({ '/config/k/tooltips': answer });
    await eventually(() => expect(warnings).toContain(warning));
  });
});

describe('tours', () => {
  const config = (more: object = {}) => ({
    allowClose: true,
    backButton: true,
    nextText: 'Go on',
    prevText: 'Back',
    doneText: 'Finish',
    steps: [
      { type: 'pointer', mode: '', selector: '#buy', message: 'One' },
      { type: 'pointer', mode: 'INPUT', selector: '#name', message: 'Two' },
      { type: 'post', mode: '', message: '<h2>Three</h2><script>window.hacked=1</script>' },
    ],
    ...more,
  });
  const text = () => widgetPart('.popover').textContent ?? '';
  const press = (label: string) => {
    const found = [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')].find(
      (b) => b.textContent === label,
    );
    if (!found) throw new Error(`No button ${label} in ${text()}`);
    found.click();
  };
  async function tourShown(more: object = {}) {
    const world = await started();
    const heard: unknown[] = [];
    for (const name of ['productTourCompleted', 'productTourQuit']) {
      world.widget.on(name, (data) => heard.push([name, data]));
    }
    world.widget.startProductTourWithConfig('7', config(more));
    await eventually(() => widgetPart('.popover'));
    return { ...world, heard };
  }

  test('runs step by step to its completion, and emits its event to the host', async () => {
    const { heard } = await tourShown();
    expect(text()).toContain('One');
    expect(text()).toContain('1 / 3');
    expect(widgetRoot().querySelector<HTMLButtonElement>('.popover .steps button')?.disabled).toBe(true);
    press('Go on');
    await eventually(() => expect(text()).toContain('Two'));
    press('Back');
    await eventually(() => expect(text()).toContain('One'));
    press('Go on');
    await eventually(() => expect(text()).toContain('Two'));
    press('Go on');
    await eventually(() => expect(text()).toContain('Three'));
    expect(shown('.popover.post h2')).toBe(1);
    expect(shown('.popover script')).toBe(0);
    press('Finish');
    await eventually(() => expect(shown('.popover')).toBe(0));
    expect(heard).toEqual([['productTourCompleted', { tourId: '7' }]]);
    expect(localStorage.getItem('gleap-tour-data-k')).toBeNull();
  });

  test('a click on the element goes on, a click into a field does not', async () => {
    await tourShown();
    document.querySelector<HTMLElement>('#buy')?.click();
    await eventually(() => expect(text()).toContain('Two'));
    document.querySelector<HTMLElement>('#name')?.click();
    await waitForPaint();
    expect(text()).toContain('Two');
  });

  test('a CLICK step has no buttons', async () => {
    await tourShown({ steps: [{ type: 'pointer', mode: 'CLICK', selector: '#buy', message: 'Press it' }] });
    expect(shown('.popover .steps button')).toBe(0);
  });

  test('Escape quits where closing is allowed, and only there', async () => {
    const { heard } = await tourShown();
    await eventually(() => {
      // The popover is visible a moment before it receives keys.
      if (shown('.popover') > 0) keyOn(widgetPart('.popover'), 'Escape');
      expect(shown('.popover')).toBe(0);
    });
    expect(heard).toEqual([['productTourQuit', { tourId: '7' }]]);
    endTestWidget();
    await tourShown({ allowClose: false });
    expect(shown('.popover .close')).toBe(0);
    await waitForPaint();
    keyOn(widgetPart('.popover'), 'Escape');
    await waitForPaint();
    expect(shown('.popover')).toBe(1);
  });

  test('waits for a late element, finds one in a shadow root, and is centered after 2 s without', async () => {
    const time = handClock();
    const { widget } = await started(undefined, time);
    const steps = [{ type: 'pointer', mode: '', selector: '#inside', message: 'Here' }];
    widget.startProductTourWithConfig('7', config({ steps }));
    await waitUntilIdle();
    time.pass(tourDefaults.elementWaitMs - 1);
    await waitForPaint();
    expect(shown('.popover')).toBe(0);
    const host = document.querySelector('#late')?.appendChild(document.createElement('div'));
    host
      ?.attachShadow({ mode: 'open' })
      .append(Object.assign(document.createElement('button'), { id: 'inside', textContent: 'in' }));
    const holes = () => {
      time.pass(100);
      return widgetPart('.shade path').getAttribute('d')?.match(/M/g);
    };
    await eventually(() => expect(holes()).toHaveLength(2));
    host?.remove();
    await eventually(() => expect(holes()).toHaveLength(1));
  });

  test('continues at the same step after a page load', async () => {
    const first = await tourShown();
    press('Go on');
    await eventually(() => expect(text()).toContain('Two'));
    const stored = localStorage.getItem('gleap-tour-data-k') ?? '';
    first.widget.destroy();
    localStorage.setItem('gleap-tour-data-k', stored);
    await started();
    await eventually(() => expect(text()).toContain('Two'));
  });

  test('without steps it says so and ends', async () => {
    const { widget, warnings } = await started();
    widget.startProductTourWithConfig('7', config({ steps: [] }));
    await eventually(() => expect(warnings).toContain('No steps to drive through'));
    expect(shown('.popover')).toBe(0);
  });

  test('gleap_tour in the address fetches and starts it after its delay', async () => {
    history.replaceState(undefined, '', '?gleap_tour=7&gleap_tour_delay=0');
    const { bodies } = await started({ '/outbound/producttours': () => Response.json({ config: config() }) });
    await eventually(() => expect(text()).toContain('One'));
    expect(bodies('/outbound/producttours')).toEqual(['{"outboundId":"7"}']);
  });
});

describe('links of the page', () => {
  test('gleap://kind/id opens its target, also from an element within the link', async () => {
    const { widget } = await started();
    document
      .querySelector('#late')
      ?.insertAdjacentHTML('beforeend', '<a href="gleap://article/12"><b id="word">Help</b></a>');
    document.querySelector<HTMLElement>('#word')?.click();
    await eventually(() => expect(widget.isOpened()).toBe(true));
  });

  test('one that names nothing is logged', async () => {
    const { warnings } = await started();
    document
      .querySelector('#late')
      ?.insertAdjacentHTML('beforeend', '<a id="bad" href="gleap://nonsense/1">x</a>');
    document.querySelector<HTMLElement>('#bad')?.click();
    await eventually(() => expect(warnings).toEqual(['Failed to handle Gleap link']));
  });
});
