import { languageReinitMs } from '@adlane/contract/constants';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { handClock } from '../../test/handClock';
import { playFrame } from '../../test/playFrame';
import { fullConfig, guest, widgetPart } from '../../test/testScope';
import { createTestWidget, endTestWidget, shown, startTestWidget } from '../../test/testWidget';
import { waitUntilIdle } from '../../test/waitUntilIdle';

afterEach(endTestWidget);

/** Without tooltips, only calls of the page load lazy parts. */
const withoutHints = {
  '/sessions': () =>
    Response.json({ ...guest, flowConfig: { ...fullConfig, hasTooltips: false } }, { status: 201 }),
};

/** An answer that arrives when the test decides. */
function deferred() {
  let release = (_answer: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer: () => answer, release: () => release(Response.json(guest, { status: 201 })) };
}

describe('the last call wins', () => {
  test('the widget stays closed if it is closed before the frame has loaded', async () => {
    const { widget } = await startTestWidget();
    const heard = vi.fn();
    widget.on('close', heard);
    widget.open();
    widget.close();
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    expect(widget.isOpened()).toBe(false);
  });

  test('the widget is not open after the start if it was opened and closed before', async () => {
    const { widget } = createTestWidget();
    const heard = vi.fn();
    widget.on('close', heard);
    widget.open();
    widget.close();
    widget.initialize('k');
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    expect(widget.isOpened()).toBe(false);
  });

  test('closing a widget that was never opened fetches nothing', async () => {
    const { widget } = await startTestWidget();
    widget.close();
    widget.closeBanner();
    await waitUntilIdle();
    expect(shown('.frame')).toBe(0);
  });

  test('a banner that is closed before it has loaded is not shown', async () => {
    const { widget } = await startTestWidget(withoutHints);
    widget.showBanner({ outbound: 'b', data: { text: 'Sale' } });
    widget.closeBanner();
    widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
    await eventually(() => widgetPart('.notification'));
    expect(shown('iframe.banner')).toBe(0);
  });

  test('what was addressed to the previous visitor is not shown to the next', async () => {
    const { widget } = await startTestWidget(withoutHints);
    widget.showBanner({ outbound: 'b', data: { text: 'Your order is late' } });
    widget.clearIdentity();
    widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
    await eventually(() => widgetPart('.notification'));
    expect(shown('iframe.banner')).toBe(0);
  });

  test('setting the same language again preserves what the visitor is writing', async () => {
    const { clock, pass } = handClock();
    const { widget, bodies } = createTestWidget(undefined, { clock });
    widget.setLanguage('de');
    widget.initialize('k');
    await eventually(() => widgetPart('.button'));
    widget.open();
    await eventually(() => widgetPart('iframe'));
    playFrame('iframe', 'https://frame.adlane.test').send({ name: 'ping' });
    widget.setLanguage('de');
    pass(languageReinitMs);
    await waitUntilIdle();
    expect(shown('iframe')).toBe(1);
    expect(bodies('/sessions/partialupdate')).toEqual([]);
  });
});

describe('before the session is ready', () => {
  test('a visitor who signs in and out while consent is pending is a guest', async () => {
    const { widget, sent } = createTestWidget();
    widget.requireConsent();
    widget.initialize('k');
    const requested = expect(widget.identify('7')).rejects.toThrow('Session not ready yet.');
    widget.clearIdentity();
    widget.giveConsent();
    await requested;
    await eventually(() => widgetPart('.button'));
    expect(sent.map(({ path }) => path)).not.toContain('/sessions/identify');
  });

  test.each(['destroy', 'requireConsent'] as const)('%s: nothing is sent, emitted or shown', async (end) => {
    const { answer, release } = deferred();
    const { widget, sent } = createTestWidget({ '/sessions': answer });
    const heard = vi.fn();
    widget.on('initialized', heard);
    widget.open();
    widget.initialize('k');
    widget[end]();
    release();
    await waitUntilIdle();
    expect(sent.map(({ path }) => path)).toEqual(['/sessions']);
    expect(heard).not.toHaveBeenCalled();
    expect(document.querySelector('adlane-widget')).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });
});

test('a page restored from the back-forward cache adopts the sign-out of another tab', async () => {
  const { widget } = await startTestWidget({
    '/sessions': () => Response.json({ ...guest, userId: '7' }, { status: 201 }),
  });
  await eventually(() => expect(widget.isUserIdentified()).toBe(true));
  localStorage.setItem('gleap-widget-session-k', JSON.stringify({ gleapId: 'v2', gleapHash: 'h2' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(widget.getIdentity()).toEqual({ gleapId: 'v2', gleapHash: 'h2' });
});
