import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { fullConfig, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { browserScope } from '../scope/scope';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';

const frameOrigin = 'https://frame.adlane.test';
let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
  history.replaceState(undefined, '', location.pathname);
});

test.each([
  ['removed', undefined],
  ['replaced by one that returns plain objects', async () => ({ status: 200, json: {} })],
])('a page that has %s fetch gets one warning and no error', async (_what, fetch) => {
  const warnings: unknown[] = [];
  const console = { ...window.console, warn: (text: unknown) => warnings.push(text) };
  const own: Record<string, unknown> = { fetch, console };
  const page = new Proxy(window, {
    get: (target, name) => {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && !value.prototype ? value.bind(target) : value;
    },
  });
  const { fetch: send } = browserScope(page);
  await expect(send('/a')).rejects.toThrow('No response.');
  await expect(send('/b')).rejects.toThrow('No response.');
  expect(warnings).toEqual(['Adlane needs fetch']);
});

/** JSON text that targets every prototype, beside a valid field. */
const poison =
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"good":1,"deep":{"__proto__":{"polluted":1}}}';

/** Returns whether no prototype has the property. */
function isClean() {
  const made = [{}, [], () => {}, '', 1, document, window, new Map(), /a/, Promise.resolve()];
  return made.every((each) => !('polluted' in Object(each)));
}

test('input of host, server, frame and address changes no prototype of the page; the key is dropped', async () => {
  history.replaceState(undefined, '', '?a[__proto__]=1&__proto__[polluted]=1&gleap_feedback=__proto__');
  const config = `{"flowConfig":${JSON.stringify(fullConfig).slice(0, -1)},${poison.slice(1)}}`;
  const session = `{"gleapId":"v1","gleapHash":"h1",${poison.slice(1)}`;
  const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
  const { scope, bodies } = testScope({
    '/config/k': () => json(config),
    '/sessions': () => json(session),
    '/sessions/identify': () => json(session),
  });
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  const poisoned: Record<string, unknown> = JSON.parse(poison);
  widget.attachCustomData(poison);
  widget.setCustomData('__proto__', { polluted: 1 });
  widget.setTicketAttribute('__proto__', { polluted: 1 });
  widget.setTicketAttribute('constructor', { prototype: { polluted: 1 } });
  widget.preFillForm(poisoned);
  widget.setStyles(Object(poisoned));
  widget.attachNetworkLogs(`[${poison}]`);
  widget.trackEvent('__proto__', poisoned);
  widget.on('__proto__', () => {});
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  await widget.identify('7', poison);
  widget.open();
  await eventually(() => widgetPart('iframe'));
  const source = widgetRoot().querySelector('iframe')?.contentWindow ?? null;
  const post = (data: string) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: frameOrigin, source }));
  post('{"name":"ping"}');
  post(`{"name":"__proto__","data":${poison}}`);
  post(`{"name":"constructor","data":${poison}}`);
  post(`{"name":"notify-event","data":{"type":"__proto__","data":${poison}}}`);
  const exclude = '{"screenshot":true,"__proto__":{"polluted":true},"constructor":true}';
  post(
    `{"name":"send-feedback","data":{"formData":${poison},"action":{"feedbackType":"BUG","excludeData":${exclude}},"__proto__":{"polluted":1}}}`,
  );
  await eventually(() => expect(bodies('/bugs/v2')).toHaveLength(1));
  expect(isClean()).toBe(true);
  const [ticket = ''] = bodies('/bugs/v2');
  const [identified = ''] = bodies('/sessions/identify');
  const parsed = JSON.parse(ticket);
  expect(parsed.formData.good).toBe(1);
  expect(parsed.customData.good).toBe(1);
  expect(parsed).not.toHaveProperty('screenshotData');
  expect(Object.keys(parsed)).not.toContain('__proto__');
  for (const fields of [parsed.formData, parsed.customData, JSON.parse(identified)]) {
    expect(Object.keys(fields)).not.toContain('__proto__');
  }
});
