import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { fullConfig, widgetPart, widgetRoot } from '../../test/testScope';
import {
  createTestWidget,
  endTestWidget,
  frameOrigin,
  openTestWidget,
  press,
  shown,
  startTestWidget,
} from '../../test/testWidget';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import { createLogs } from '../services/createLogs';
import { createSettings } from '../services/createSettings';
import { createTranslate } from '../texts/createTranslate';

// Visibility of parts in widget §2.4, §2.5, §2.11, §4.1, §4.3 and §4.5.

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<main id="page" style="height:3000px">Page</main>');
});
afterEach(() => {
  endTestWidget();
  document.querySelector('#page')?.remove();
  vi.restoreAllMocks();
});

const frameMessages = (frame: ReturnType<typeof playFrame>) => frame.received().map(([message]) => message);
const projectWith = (more: object) => ({
  '/config/k': () => Response.json({ flowConfig: { ...fullConfig, ...more } }),
});

describe('the button', () => {
  test('opens the widget and closes it', async () => {
    const { widget } = await startTestWidget();
    widgetPart('.button').click();
    await eventually(() => expect(widget.isOpened()).toBe(true));
    expect(widgetPart('.button').getAttribute('aria-expanded')).toBe('true');
    widgetPart('.button').click();
    expect(widget.isOpened()).toBe(false);
    expect(widgetPart('.button').getAttribute('aria-expanded')).toBe('false');
  });

  test('has the project’s logo, or its text if it is at an edge', async () => {
    await startTestWidget(projectWith({ buttonLogo: pixel }));
    expect(widgetPart('.button img').getAttribute('src')).toBe(pixel);
    endTestWidget();
    await startTestWidget(
      projectWith({ feedbackButtonPosition: 'BUTTON_CLASSIC', widgetButtonText: 'Say it' }),
    );
    expect(widgetPart('.button').textContent).toBe('Say it');
  });

  test('is hidden and shown by the host', async () => {
    const { widget } = await startTestWidget();
    widget.showFeedbackButton(false);
    expect(shown('.button')).toBe(0);
    widget.showFeedbackButton(true);
    expect(shown('.button')).toBe(1);
  });
});

describe('opening', () => {
  test('sets the unread count to 0, and emits it to the host', async () => {
    const { widget } = await startTestWidget({
      '/sessions/ping': () => Response.json({ u: 3, a: [] }),
    });
    const heard: unknown[] = [];
    widget.on('unread-count-changed', (count) => heard.push(count));
    // No socket gets through here: the count comes with a ping.
    await eventually(() => expect(heard).toEqual([3]));
    expect(widgetPart('.button').getAttribute('aria-label')).toBe('Send feedback (3)');
    widget.open();
    await eventually(() => expect(heard).toEqual([3, 0]));
    expect(shown('.unread')).toBe(0);
  });

  test('before the session is ready waits for it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { widget } = createTestWidget({
      '/sessions': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    widget.initialize('k');
    widget.startFeedbackFlow('bug');
    await eventually(() => widgetPart('iframe'));
    const frame = playFrame('iframe', frameOrigin);
    frame.send({ name: 'ping' });
    await waitUntilIdle();
    expect(frame.received()).toEqual([]);
    answer(Response.json({ gleapId: 'v1', gleapHash: 'h1' }));
    await eventually(() =>
      expect(frameMessages(frame).at(-1)).toEqual({
        name: 'start-feedbackflow',
        data: { flow: 'bug', hideBackButton: true },
      }),
    );
  });
});

describe('the capture editor', () => {
  test('stands alone on the page; Escape brings everything back, without a picture', async () => {
    const { widget, frame } = await openTestWidget();
    frame.send({ name: 'start-screen-drawing', data: 'screenshot' });
    // It receives keys once it has the focus.
    await eventually(() => expect(widgetRoot().activeElement).toBe(widgetPart('.capture')));
    expect([widgetPart('.frame').hidden, shown('.button'), widget.isOpened()]).toEqual([true, 0, true]);
    widgetPart('.capture').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([shown('.capture'), widgetPart('.frame').hidden, shown('.button')]).toEqual([0, false, 1]);
    expect(frameMessages(frame).map(({ name }) => name)).not.toContain('set-form-data');
  });

  test('opens at once if a flow requests it; Next continues in the form', async () => {
    const { widget } = await startTestWidget();
    widget.startFeedbackFlowWithOptions('bug', { autostartDrawing: true });
    await eventually(() => widgetPart('.capture'));
    expect(widgetPart('.frame').hidden).toBe(true);
    const frame = playFrame('iframe', frameOrigin);
    frame.send({ name: 'ping' });
    await press('Next');
    expect(widgetPart('.frame').hidden).toBe(false);
    expect(frameMessages(frame)).toContainEqual({
      name: 'set-form-data',
      data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } },
    });
  });

  const ctrlU = (more: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', {
      key: 'u',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      ...more,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('Ctrl+U starts the flow bugreporting with it', async () => {
    await startTestWidget();
    expect(ctrlU()).toBe(true);
    await eventually(() => widgetPart('.capture'));
    const frame = playFrame('iframe', frameOrigin);
    frame.send({ name: 'ping' });
    expect(frameMessages(frame)).toContainEqual({
      name: 'start-feedbackflow',
      data: { flow: 'bugreporting', hideBackButton: true },
    });
  });

  test.each<[string, boolean, boolean | undefined, boolean]>([
    ['as the project says: on', true, undefined, true],
    ['as the project says: off', false, undefined, false],
    ['the host switches it on', false, true, true],
    ['the host switches it off', true, false, false],
  ])('the shortcut: %s', async (_what, enableShortcuts, isOn, isHeard) => {
    const { widget } = await startTestWidget(projectWith({ enableShortcuts }));
    if (isOn !== undefined) widget.enableShortcuts(isOn);
    expect(ctrlU()).toBe(isHeard);
  });

  test('other keys are the page’s', async () => {
    await startTestWidget();
    const others = [{ ctrlKey: false }, { shiftKey: true }, { altKey: true }, { key: 'i' }, { repeat: true }];
    expect(others.map((key) => ctrlU(key))).toEqual(others.map(() => false));
  });
});

describe('a key is the page’s', () => {
  const addField = (html: string): Element => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    document.querySelector('#page')?.append(holder);
    return holder.querySelector('[data-target]') ?? holder;
  };
  const inShadowRoot = (): Element => {
    const root = addField('<p data-target></p>').attachShadow({ mode: 'open' });
    root.innerHTML = '<textarea></textarea>';
    return root.querySelector('textarea') ?? root.host;
  };
  const press = (target: Element, key: KeyboardEventInit) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...key }),
    );

  test.each<[string, () => Element, KeyboardEventInit]>([
    ['in a field', () => addField('<input data-target>'), {}],
    ['in a field of a shadow root', inShadowRoot, {}],
    ['in a text editor', () => addField('<div contenteditable><p data-target>Hello</p></div>'), {}],
    ['while an input method composes', () => addField('<textarea data-target>'), { isComposing: true }],
  ])('%s', async (_where, findTarget, more) => {
    const { widget } = await openTestWidget();
    const target = findTarget();
    press(target, { key: 'Escape', ...more });
    expect(widget.isOpened()).toBe(true);
    // Not prevented: the page's editor receives its shortcut.
    expect(press(target, { key: 'u', ctrlKey: true, ...more })).toBe(true);
  });

  test('that it has handled', async () => {
    const { widget } = await openTestWidget();
    const target = addField('<p data-target>A dialog of the page</p>');
    target.addEventListener('keydown', (event) => event.preventDefault());
    press(target, { key: 'Escape' });
    expect(widget.isOpened()).toBe(true);
    press(document.body, { key: 'Escape' });
    expect(widget.isOpened()).toBe(false);
  });
});

describe('the picture viewer', () => {
  test.each<[string, () => void]>([
    ['its button', () => widgetRoot().querySelector<HTMLElement>('.viewer button')?.click()],
    ['Escape', () => widgetPart('.viewer').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('is closed by %s', async (_how, close) => {
    const { widget, frame } = await openTestWidget();
    frame.send({ name: 'open-image', data: { url: pixel } });
    expect(shown('.viewer img')).toBe(1);
    close();
    expect([shown('.viewer'), widget.isOpened()]).toEqual([0, true]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%s is not an image', async (url) => {
    const { frame } = await openTestWidget();
    frame.send({ name: 'open-image', data: { url } });
    expect(shown('.viewer')).toBe(0);
  });
});

test('a visitor who is cleared loses notifications, banner and unread count', async () => {
  const { widget } = await startTestWidget();
  widget.showNotification({ outbound: 'n', data: { text: 'Hello Ada' } });
  widget.showBanner({ outbound: 'b', data: { text: 'Sale' } });
  await eventually(() => expect([shown('.notification'), shown('.banner')]).toEqual([1, 1]));
  widget.clearIdentity();
  await eventually(() => expect([shown('.notification'), shown('.banner')]).toEqual([0, 0]));
  expect(localStorage.getItem('gleap-widget-unread-notifications-k')).toBeNull();
});

test.each([
  ['https://api.test/sdk/sessions', false],
  ['https://frame.test/', false],
  ['https://banner.test/x.js', false],
  ['https://shop.test/pay', true],
])('requests of the widget are not logged as the page’s: %s is: %s', (url, isLogged) => {
  const settings = createSettings();
  Object.assign(settings, {
    apiUrl: 'https://api.test/sdk',
    frameUrl: 'https://frame.test',
    bannerUrl: 'https://banner.test',
  });
  expect(
    createLogs({ clock: { now: () => 0, after: vi.fn(), every: vi.fn() } }, settings).network.isLogged(url),
  ).toBe(isLogged);
});

test('texts come from the project, else in English', () => {
  const own = { staticTranslations: { close: 'Zu', retry: '', next: 7 } };
  const translate = createTranslate(() => own, { close: 'Close', retry: 'Try again', next: 'Next' });
  expect([translate('close'), translate('retry'), translate('next')]).toEqual(['Zu', 'Try again', 'Next']);
});

describe('what is opened', () => {
  test('is above the banner and the tooltips of the page', async () => {
    const { widget, frame } = await openTestWidget();
    widget.showBanner({ outbound: 'b', format: 'normal', data: {} });
    await eventually(() => widgetPart('iframe.banner'));
    playFrame('iframe.banner', 'https://banner.adlane.test').send({
      name: 'banner-height',
      data: { height: 900 },
    });
    frame.send({ name: 'page-changed', data: { name: 'appextended' } });
    const { left, top } = widgetPart('.frame').getBoundingClientRect();
    expect(widgetPart('.frame').contains(widgetRoot().elementFromPoint(left + 40, top + 40))).toBe(true);
  });

  test('gives the focus back to the page’s own link that opened it', async () => {
    document.querySelector('#page')?.insertAdjacentHTML('beforeend', '<button id="help">Help</button>');
    const help = document.querySelector<HTMLElement>('#help');
    const { widget } = createTestWidget(projectWith({ feedbackButtonPosition: 'BUTTON_NONE' }));
    widget.initialize('k');
    help?.focus();
    widget.open();
    await eventually(() => widgetPart('.frame iframe'));
    playFrame('.frame iframe', frameOrigin).send({ name: 'ping' });
    expect(document.activeElement).not.toBe(help);
    widget.close();
    expect(document.activeElement).toBe(help);
  });
});
