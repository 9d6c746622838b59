import '@angular/compiler';
import { createEnvironmentInjector, type EnvironmentInjector, Injector } from '@angular/core';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp, defineComponent, h, ref } from 'vue';
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

/** Bodies that the page's own fetch was asked to send, by path below the API. */
let sent: { readonly path: string; readonly body: string }[];
const plainFetch = window.fetch;

beforeEach(() => {
  sent = [];
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(apiUrl)) return plainFetch(input, init);
    const path = url.slice(apiUrl.length);
    const body = typeof init?.body === 'string' ? init.body : '';
    sent.push({ path, body });
    if (path.endsWith('/tooltips')) return Response.json([]);
    if (path.startsWith('/config/'))
      return Response.json({ flowConfig: { ...fullConfig, enableWebReplays: false } });
    const user: object = path === '/sessions/identify' ? JSON.parse(body) : {};
    return Response.json({ gleapId: 'v1', gleapHash: 'h1', ...user });
  };
});
afterEach(() => {
  window.fetch = plainFetch;
  localStorage.clear();
  onInitialized.mockClear();
});

const isShown = () => vi.waitFor(() => widgetPart('.button'));
const isGone = () => expect(document.querySelector('adlane-widget')).toBeNull();
const identified = () => sent.filter(({ path }) => path === '/sessions/identify').map(({ body }) => body);
const isRobin = () =>
  vi.waitFor(() => expect(identified().at(-1)).toContain('"name":"Robin","userId":"robin-7","userHash":"h"'));

/** Opens the frame, once the page was told that the widget has begun. */
async function opens(api: AdlaneApi | undefined): Promise<void> {
  await vi.waitFor(() => expect(onInitialized).toHaveBeenCalledOnce());
  api?.open();
  await vi.waitFor(() => expect(widgetPart('iframe')).toBeTruthy());
}

describe('React', () => {
  test('keeps the widget for as long as the provider is rendered, with its user', async () => {
    let api: AdlaneApi | undefined;
    const Reader = () => {
      const found = useAdlaneInReact();
      useEffect(() => {
        api = found;
      }, [found]);
      return null;
    };
    const root = createRoot(document.createElement('div'));
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
    await vi.waitFor(() => expect(api?.isUserIdentified()).toBe(false));
    root.unmount();
    await vi.waitFor(isGone);
  });

  test('answers nothing outside of a provider', async () => {
    const place = document.createElement('div');
    const Reader = () => String(useAdlaneInReact());
    const root = createRoot(place);
    root.render(createElement(Reader));
    await vi.waitFor(() => expect(place.textContent).toBe('undefined'));
    root.unmount();
  });
});

test('Vue: keeps the widget for as long as the app is mounted, and follows its user', async () => {
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
  await vi.waitFor(() => expect(api?.isUserIdentified()).toBe(false));
  app.unmount();
  isGone();
});

test('Angular: keeps the widget for as long as its environment lives', async () => {
  const parent = Injector.create({ providers: [] }) as EnvironmentInjector;
  const environment = createEnvironmentInjector([provideAdlane(settings)], parent);
  await isShown();
  await opens(environment.get(ADLANE));
  environment.destroy();
  isGone();
});

describe('the web component', () => {
  test('keeps the widget for as long as it stands on the page, and follows its attributes', async () => {
    defineAdlaneElement();
    defineAdlaneElement();
    const element = document.createElement('adlane-feedback') as AdlaneElement;
    const heard = vi.fn();
    element.addEventListener('initialized', heard);
    for (const [name, value] of [
      ['sdk-key', 'k'],
      ['api-url', apiUrl],
      ['frame-url', frameUrl],
    ] as const)
      element.setAttribute(name, value);
    document.body.append(element);
    await isShown();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    element.setAttribute('user-name', 'Robin');
    element.setAttribute('user-hash', 'h');
    element.setAttribute('user-id', 'robin-7');
    await isRobin();
    element.api?.open();
    await vi.waitFor(() => expect(widgetPart('iframe')).toBeTruthy());
    element.remove();
    isGone();
    document.body.append(element);
    await isShown();
    element.remove();
    isGone();
  });
});
