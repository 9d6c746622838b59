import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handClock } from '../../test/handClock';
import { createTestWidget, endTestWidget } from '../../test/testWidget';
import { waitUntilIdle } from '../../test/waitUntilIdle';

// A page whose widget has no server: every call fails, and the console shows one warning at most.

let errors: string[];
const onError = ({ message }: ErrorEvent) => void errors.push(message);
const onRejection = ({ reason }: PromiseRejectionEvent) => void errors.push(String(reason));

beforeEach(() => {
  errors = [];
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.body.insertAdjacentHTML('beforeend', '<main id="page"><button id="buy">Buy</button></main>');
});
afterEach(() => {
  endTestWidget();
  vi.restoreAllMocks();
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  document.querySelector('#page')?.remove();
});

const html = () => new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } });
const paths = [
  '/sessions',
  '/sessions/identify',
  '/sessions/partialupdate',
  '/sessions/ping',
  '/config/k',
  '/config/k/tooltips',
  '/outbound/producttours',
  '/bugs/v2',
  '/uploads/sdk',
];

test.each<[string, () => Response | Promise<Response>]>([
  ['that refuses connections', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that fails', () => new Response('', { status: 500 })],
  ['that is another one’s, and answers with pages', html],
  ['that answers with another shape', () => Response.json({ hello: 'world' })],
  ['that never answers', () => new Promise<Response>(() => {})],
])('with a server %s the page works, and the console shows one warning at most', async (_what, answer) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { clock, pass } = handClock();
  const answers = Object.fromEntries(paths.map((path) => [path, answer]));
  const { widget, warnings } = createTestWidget(answers, { clock });
  widget.initialize('k');
  await waitUntilIdle();
  widget.open();
  widget.startFeedbackFlow('bug');
  widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
  widget.startProductTour('7');
  widget.trackEvent('bought');
  widget.setLanguage('de');
  void widget.sendSilentCrashReport('boom');
  void widget.identify('7', { name: 'Ada' });
  void widget.updateContact({ name: 'Ada' });
  const bought = vi.fn();
  document.querySelector('#buy')?.addEventListener('click', bought);
  for (let second = 0; second < 10; second += 1) {
    pass(1000);
    await waitUntilIdle();
  }
  document.querySelector<HTMLElement>('#buy')?.click();
  expect(bought).toHaveBeenCalledOnce();
  expect(await (await fetch('data:,own')).text()).toBe('own');
  expect([...warnings, ...warned.mock.calls].length).toBeLessThanOrEqual(1);
  expect(errors).toEqual([]);
});
