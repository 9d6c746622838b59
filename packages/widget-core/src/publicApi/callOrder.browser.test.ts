import { afterEach, describe, expect, test, vi } from 'vitest';
import { playFrame } from '../../test/playFrame';
import { fullConfig, guest, widgetPart } from '../../test/testScope';
import {
  createTestWidget,
  endTestWidget,
  eventually,
  settle,
  shown,
  startTestWidget,
} from '../../test/testWidget';

afterEach(endTestWidget);

/** Nothing but a call of the page has what is shown by itself fetched. */
const withoutHints = {
  '/sessions': () =>
    Response.json({ ...guest, flowConfig: { ...fullConfig, hasTooltips: false } }, { status: 201 }),
};

/** An answer that comes when a test says so. */
function held() {
  let release = (_answer: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer: () => answer, release: () => release(Response.json(guest, { status: 201 })) };
}

describe('what is called last holds', () => {
  test('closed before the frame has come: it stays closed', async () => {
    const { widget } = await startTestWidget();
    const heard = vi.fn();
    widget.on('close', heard);
    widget.open();
    widget.close();
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    expect(widget.isOpened()).toBe(false);
  });

  test('opened and closed before the start: it is not open after it', async () => {
    const { widget } = createTestWidget();
    const heard = vi.fn();
    widget.on('close', heard);
    widget.open();
    widget.close();
    widget.initialize('k');
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    expect(widget.isOpened()).toBe(false);
  });

  test('closing what was never opened fetches nothing', async () => {
    const { widget } = await startTestWidget();
    widget.close();
    widget.closeBanner();
    await settle();
    expect(shown('.frame')).toBe(0);
  });

  test('a banner that is closed before it has come is not shown', async () => {
    const { widget } = await startTestWidget(withoutHints);
    widget.showBanner({ outbound: 'b', data: { text: 'Sale' } });
    widget.closeBanner();
    widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
    await eventually(() => widgetPart('.notification'));
    expect(shown('iframe.banner')).toBe(0);
  });

  test('what was for the last visitor is not shown to the next', async () => {
    const { widget } = await startTestWidget(withoutHints);
    widget.showBanner({ outbound: 'b', data: { text: 'Your order is late' } });
    widget.clearIdentity();
    widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
    await eventually(() => widgetPart('.notification'));
    expect(shown('iframe.banner')).toBe(0);
  });

  test('the same language again leaves what the visitor writes', async () => {
    const { widget, bodies } = createTestWidget();
    widget.setLanguage('de');
    widget.initialize('k');
    await eventually(() => widgetPart('.button'));
    widget.open();
    await eventually(() => widgetPart('iframe'));
    playFrame('iframe', 'https://frame.adlane.test').send({ name: 'ping' });
    widget.setLanguage('de');
    await settle(1200);
    expect(shown('iframe')).toBe(1);
    expect(bodies('/sessions/partialupdate')).toEqual([]);
  });
});

describe('before the session is ready', () => {
  test('signed in and out again while consent is awaited: the visitor is a guest', async () => {
    const { widget, sent } = createTestWidget();
    widget.requireConsent();
    widget.initialize('k');
    const asked = expect(widget.identify('7')).rejects.toThrow('Session not ready yet.');
    widget.clearIdentity();
    widget.giveConsent();
    await asked;
    await eventually(() => widgetPart('.button'));
    expect(sent.map(({ path }) => path)).not.toContain('/sessions/identify');
  });

  test.each(['destroy', 'requireConsent'] as const)('%s: nothing is sent, told or shown', async (end) => {
    const { answer, release } = held();
    const { widget, sent } = createTestWidget({ '/sessions': answer });
    const heard = vi.fn();
    widget.on('initialized', heard);
    widget.open();
    widget.initialize('k');
    widget[end]();
    release();
    await settle(300);
    expect(sent.map(({ path }) => path)).toEqual(['/sessions']);
    expect(heard).not.toHaveBeenCalled();
    expect(document.querySelector('adlane-widget')).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });
});

test('a page that the browser kept while another one signed out follows when it is shown again', async () => {
  const { widget } = await startTestWidget({
    '/sessions': () => Response.json({ ...guest, userId: '7' }, { status: 201 }),
  });
  await eventually(() => expect(widget.isUserIdentified()).toBe(true));
  localStorage.setItem('gleap-widget-session-k', JSON.stringify({ gleapId: 'v2', gleapHash: 'h2' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(widget.getIdentity()).toEqual({ gleapId: 'v2', gleapHash: 'h2' });
});
