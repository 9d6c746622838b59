import '@angular/compiler';
import { createEnvironmentInjector, type EnvironmentInjector, Injector, NgZone } from '@angular/core';
import { createElement, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp, defineComponent, h, ref } from 'vue';
import { eventually } from '../../test/eventually';
import { fullConfig, widgetPart } from '../../test/testScope';
import { ADLANE, provideAdlane } from './angular';
import { type AdlaneElement, defineAdlaneElement } from './element';
import type { AdlaneSettings, AdlaneUser } from './mountAdlane';
import { type AdlaneApi, AdlaneProvider, useAdlane as useAdlaneInReact } from './react';
import { adlanePlugin, useAdlane as useAdlaneInVue } from './vue';

const apiUrl = `${location.origin}/sdk`;
const frameUrl = 'https://frame.adlane.test';
const onInitialized = vi.fn();
const settings: AdlaneSettings = { sdkKey: 'k', apiUrl, frameUrl, on: { initialized: onInitialized } };
const robin: AdlaneUser = { userId: 'robin-7', userHash: 'h', name: 'Robin' };

/** Bodies and visitors of requests by path below the API. */
let sent: { readonly path: string; readonly body: string; readonly visitor: string | null }[];
const plainFetch = window.fetch;

beforeEach(() => {
  sent = [];
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(apiUrl)) return plainFetch(input, init);
    const path = url.slice(apiUrl.length);
    const body = typeof init?.body === 'string' ? init.body : '';
    sent.push({ path, body, visitor: new Headers(init?.headers).get('gleap-id') });
    if (path.endsWith('/tooltips')) return Response.json([]);
    if (path.startsWith('/config/'))
      return Response.json({ flowConfig: { ...fullConfig, enableWebReplays: false } });
    const user: object = path === '/sessions/identify' ? JSON.parse(body) : {};
    return Response.json({ gleapId: 'v1', gleapHash: 'h1', ...user });
  };
});
/** Taken off after its test, whatever came of it: a widget that is left would be the next test's. */
let roots: Root[] = [];
function rootIn(place: Element = document.createElement('div')): Root {
  const root = createRoot(place);
  roots.push(root);
  return root;
}

afterEach(() => {
  for (const root of roots) flushSync(() => root.unmount());
  roots = [];
  for (const element of document.querySelectorAll('adlane-feedback')) element.remove();
  window.fetch = plainFetch;
  localStorage.clear();
  onInitialized.mockClear();
});

const isShown = () => eventually(() => widgetPart('.button'));
const isGone = () => expect(document.querySelector('adlane-widget')).toBeNull();
const identified = () => sent.filter(({ path }) => path === '/sessions/identify').map(({ body }) => body);
const isRobin = () =>
  eventually(() => expect(identified().at(-1)).toContain('"name":"Robin","userId":"robin-7","userHash":"h"'));

/** Opens the frame, once the widget has started. */
async function opens(api: AdlaneApi | undefined): Promise<void> {
  await eventually(() => expect(onInitialized).toHaveBeenCalledOnce());
  api?.open();
  await eventually(() => expect(widgetPart('iframe')).toBeTruthy());
}

describe('React', () => {
  test('one widget runs as long as the provider is rendered, with its user', async () => {
    let api: AdlaneApi | undefined;
    const Reader = () => {
      const found = useAdlaneInReact();
      useEffect(() => {
        api = found;
      }, [found]);
      return null;
    };
    const root = rootIn();
    const show = (user?: AdlaneUser) =>
      root.render(createElement(AdlaneProvider, { settings, user }, createElement(Reader)));
    show();
    await isShown();
    expect(identified()).toEqual([]);
    show({ ...robin });
    await isRobin();
    show({ ...robin });
    await opens(api);
    expect(identified()).toHaveLength(1);
    expect(api?.isUserIdentified()).toBe(true);
    show();
    await eventually(() => expect(api?.isUserIdentified()).toBe(false));
    root.unmount();
    await eventually(isGone);
  });

  test('a user who signs out before the server has answered is a guest', async () => {
    let api: AdlaneApi | undefined;
    const Reader = () => {
      const found = useAdlaneInReact();
      useEffect(() => {
        api = found;
      }, [found]);
      return null;
    };
    const root = rootIn();
    const show = (user?: AdlaneUser) =>
      flushSync(() => root.render(createElement(AdlaneProvider, { settings, user }, createElement(Reader))));
    show(robin);
    show();
    await opens(api);
    expect(api?.isUserIdentified()).toBe(false);
    expect(identified()).toEqual([]);
    root.unmount();
  });

  test('in strict mode, mounted twice, there is one widget and one user, who is the stored visitor', async () => {
    const visitor = JSON.stringify({ gleapId: 'v1', gleapHash: 'h1' });
    localStorage.setItem('gleap-widget-session-k', visitor);
    const root = rootIn();
    root.render(createElement(StrictMode, {}, createElement(AdlaneProvider, { settings, user: robin })));
    await isRobin();
    await eventually(() => expect(onInitialized).toHaveBeenCalledOnce());
    expect(identified()).toHaveLength(1);
    const starts = sent.filter(({ path }) => path === '/sessions');
    expect(starts.map(({ visitor }) => visitor)).toEqual(['v1']);
    expect(document.querySelectorAll('adlane-widget')).toHaveLength(1);
    root.unmount();
    await eventually(isGone);
  });

  test('a user that JSON cannot represent does not break the page: only the id is sent', async () => {
    const store: Record<string, unknown> = {};
    store.self = store;
    const place = document.createElement('div');
    const root = rootIn(place);
    const user = { userId: 'robin-7', store };
    root.render(createElement(AdlaneProvider, { settings, user }, 'The page'));
    await eventually(() => expect(identified().at(-1)).toContain('"userId":"robin-7"'));
    expect(place.textContent).toBe('The page');
    root.unmount();
  });

  test('answers nothing outside of a provider', async () => {
    const place = document.createElement('div');
    const Reader = () => String(useAdlaneInReact());
    const root = rootIn(place);
    root.render(createElement(Reader));
    await eventually(() => expect(place.textContent).toBe('undefined'));
    root.unmount();
  });
});

test('Vue: one widget runs as long as the app is mounted, and follows its user', async () => {
  let api: AdlaneApi | undefined;
  const user = ref<AdlaneUser>();
  const root = defineComponent(() => {
    api = useAdlaneInVue();
    return () => h('p');
  });
  const app = createApp(root).use(adlanePlugin(settings, user));
  app.mount(document.createElement('div'));
  await isShown();
  user.value = robin;
  await isRobin();
  await opens(api);
  user.value = undefined;
  await eventually(() => expect(api?.isUserIdentified()).toBe(false));
  app.unmount();
  isGone();
});

test('Angular: one widget runs as long as its environment exists', async () => {
  const parent = Injector.create({ providers: [] }) as EnvironmentInjector;
  const environment = createEnvironmentInjector([provideAdlane(settings)], parent);
  await isShown();
  await opens(environment.get(ADLANE));
  environment.destroy();
  isGone();
});

test('Angular: the widget’s timers are outside of the zone, the listeners of the settings inside', async () => {
  const zone = { isOutside: false, runs: 0 };
  const runOutsideAngular = (run: () => unknown) => {
    zone.isOutside = true;
    run();
    zone.isOutside = false;
  };
  const run = (listener: () => unknown) => {
    zone.runs += 1;
    return listener();
  };
  const plain = setInterval;
  const timers: boolean[] = [];
  vi.spyOn(window, 'setInterval').mockImplementation((handler, ms) => {
    timers.push(zone.isOutside);
    return plain(handler, ms);
  });
  const parent = Injector.create({
    providers: [{ provide: NgZone, useValue: { runOutsideAngular, run } }],
  }) as EnvironmentInjector;
  const environment = createEnvironmentInjector([provideAdlane(settings)], parent);
  expect(timers.length).toBeGreaterThan(0);
  expect(timers).not.toContain(false);
  await eventually(() => expect(onInitialized).toHaveBeenCalledOnce());
  expect(zone.runs).toBe(1);
  environment.destroy();
  vi.restoreAllMocks();
  isGone();
});

describe('the web component', () => {
  const addresses = { 'sdk-key': 'k', 'api-url': apiUrl, 'frame-url': frameUrl };

  test('attributes that change together identify one user: none is sent under another’s name', async () => {
    defineAdlaneElement();
    const element = document.createElement('adlane-feedback') as AdlaneElement;
    const set = (attributes: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    };
    set({ ...addresses, 'user-id': 'robin-7', 'user-hash': 'h', 'user-name': 'Robin' });
    document.body.append(element);
    await isRobin();
    set({ 'user-id': 'ada-8', 'user-hash': 'i', 'user-name': 'Ada', 'user-email': 'ada@example.com' });
    await eventually(() => expect(element.api?.getIdentity()).toMatchObject({ userId: 'ada-8' }));
    expect(identified().map((body) => JSON.parse(body))).toMatchObject([
      { userId: 'robin-7', userHash: 'h', name: 'Robin' },
      { userId: 'ada-8', userHash: 'i', name: 'Ada', email: 'ada@example.com' },
    ]);
    element.remove();
    await eventually(isGone);
  });

  test('emits the end of a tour to the page', () => {
    const element = document.createElement('adlane-feedback') as AdlaneElement;
    const onEvent = vi.fn();
    element.addEventListener('productTourCompleted', (event) => onEvent(event));
    for (const [name, value] of Object.entries(addresses)) element.setAttribute(name, value);
    document.body.append(element);
    element.api?.startProductTourWithConfig('t', { steps: [{ type: 'post', message: 'Hello' }] });
    return vi
      .waitFor(() => {
        const done = [
          ...(document.querySelector('adlane-widget')?.shadowRoot?.querySelectorAll('button') ?? []),
        ];
        done.find(({ textContent }) => textContent === 'Done')?.click();
        expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ detail: { tourId: 't' } }));
      }, 10_000)
      .finally(() => element.remove());
  });

  test('preserves the widget while the element is on the page, and follows its attributes', async () => {
    defineAdlaneElement();
    defineAdlaneElement();
    const element = document.createElement('adlane-feedback') as AdlaneElement;
    const onEvent = vi.fn();
    element.addEventListener('initialized', onEvent);
    for (const [name, value] of [
      ['sdk-key', 'k'],
      ['api-url', apiUrl],
      ['frame-url', frameUrl],
    ] as const)
      element.setAttribute(name, value);
    document.body.append(element);
    await isShown();
    await eventually(() => expect(onEvent).toHaveBeenCalledOnce());
    const visitor = element.api?.getIdentity();
    const place = document.createElement('main');
    document.body.append(place);
    place.append(element);
    expect(element.api?.getIdentity()).toEqual(visitor);
    element.setAttribute('user-name', 'Robin');
    element.setAttribute('user-hash', 'h');
    element.setAttribute('user-id', 'robin-7');
    await isRobin();
    element.api?.open();
    await eventually(() => expect(widgetPart('iframe')).toBeTruthy());
    element.remove();
    await eventually(isGone);
    document.body.append(element);
    await isShown();
    place.remove();
    element.remove();
    await eventually(isGone);
  });
});
