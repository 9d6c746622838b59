import type { User } from '@adlane/contract/account/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maskPath } from '../../errors/maskPath';
import { clearWidgetIdentity, identifyToWidget, openFeedback, reportToWidget } from './feedbackWidget';
import { startConfiguredWidget } from './startConfiguredWidget';

const config = document.createElement('meta');
config.name = 'adlane-config';
config.content = JSON.stringify({ widget: { sdkKey: 'key' } });

const calls: string[] = [];
const record = (name: string) => () => void calls.push(name);
const widget = {
  initialize: record('initialize'),
  open: record('open'),
  showFeedbackButton: record('showFeedbackButton'),
  setFrameUrl: record('setFrameUrl'),
  setBannerUrl: record('setBannerUrl'),
  identify: record('identify'),
  clearIdentity: record('clearIdentity'),
  setCustomData: (key: string, value: unknown) => void calls.push(`${key} ${JSON.stringify(value)}`),
  removeCustomData: record('removeCustomData'),
  sendSilentCrashReport: record('sendSilentCrashReport'),
};

const findScript = () => document.querySelector<HTMLScriptElement>('script[src="/embed/adlane.js"]');

/** What the widget's script does: it defines the public object, and the page learns that it has loaded. */
function arrive() {
  Reflect.set(window, 'Adlane', widget);
  findScript()?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback', 'performance'] });
  document.head.append(config);
  calls.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'Adlane');
  config.remove();
  findScript()?.remove();
  document.body.replaceChildren();
});

it('opens the widget when it has loaded, if it was asked to before', () => {
  openFeedback();
  expect(calls).toEqual([]);
  arrive();
  expect(calls).toEqual(['showFeedbackButton', 'initialize', 'open']);
  openFeedback();
  expect(calls.at(-1)).toBe('open');
  expect(calls).toHaveLength(4);
});

it('sends a crash report of a page whose widget has not loaded yet', () => {
  reportToWidget('Out of memory');
  arrive();
  expect(calls).toEqual(['showFeedbackButton', 'initialize', 'sendSilentCrashReport']);
});

it('says with each report what the signed-in user is doing, until the user signs out', () => {
  const user = { id: 5, group_id: 3, group: 'Brooks', subscription: null, entity_type: 'Agency' } as User;
  Reflect.set(window, 'Adlane', widget);
  identifyToWidget(user);
  openFeedback();
  const work = { agency: 'Brooks', is_trial: true, page: maskPath(window.location.pathname) };
  expect(calls.slice(-2)).toEqual([expect.stringContaining(JSON.stringify(work).slice(1, -1)), 'open']);
  reportToWidget('Out of memory');
  expect(calls.slice(-2)).toEqual([expect.stringMatching(/^work /), 'sendSilentCrashReport']);
  clearWidgetIdentity();
  expect(calls.slice(-2)).toEqual(['removeCustomData', 'clearIdentity']);
  openFeedback();
  expect(calls.slice(-2)).toEqual(['clearIdentity', 'open']);
});

it('loads the script of the widget once', () => {
  startConfiguredWidget(document);
  openFeedback();
  reportToWidget('Out of memory');
  vi.advanceTimersByTime(10_000);
  expect(document.querySelectorAll('script[src="/embed/adlane.js"]')).toHaveLength(1);
  arrive();
  expect(calls).toEqual(['showFeedbackButton', 'initialize', 'open', 'sendSilentCrashReport']);
});

it('loads the script again after a failure, and loses no call', () => {
  openFeedback();
  findScript()?.dispatchEvent(new Event('error'));
  expect(findScript()).toBeNull();
  openFeedback();
  arrive();
  expect(calls).toEqual(['showFeedbackButton', 'initialize', 'open', 'open']);
});

it.each(['', '<main><div aria-busy="true"></div></main>'])(
  'loads the widget when a page that begins as %o shows its content',
  (html) => {
    document.body.innerHTML = html;
    startConfiguredWidget(document);
    vi.advanceTimersByTime(5000);
    expect(findScript()).toBeNull();
    document.body.innerHTML = '<main><h1>Leads</h1></main>';
    vi.advanceTimersByTime(5000);
    expect(findScript()).not.toBeNull();
  },
);

it('loads the widget of a page that never stops loading', () => {
  document.body.innerHTML = '<main aria-busy="true"></main>';
  startConfiguredWidget(document);
  vi.advanceTimersByTime(15_000);
  expect(findScript()).not.toBeNull();
});

it('loads no widget without its settings', () => {
  config.remove();
  startConfiguredWidget(document);
  openFeedback();
  vi.advanceTimersByTime(15_000);
  expect(findScript()).toBeNull();
});
