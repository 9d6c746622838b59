import { createElement, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createHashRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { fullConfig, widgetPart, widgetRoot } from '../../test/testScope';
import { AdlaneProvider, useAdlane } from './react';

// The recipe of docs/widget/tours-across-routes.md.

const apiUrl = `${location.origin}/sdk`;
const plainFetch = window.fetch;
const onCompleted = vi.fn();
const settings = {
  sdkKey: 'k',
  apiUrl,
  frameUrl: 'https://frame.adlane.test',
  on: { productTourCompleted: onCompleted },
};

const pointer = (message: string, selector: string, mode = '') => ({
  type: 'pointer',
  mode,
  message,
  selector,
});
const tour = {
  allowClose: true,
  backButton: true,
  steps: [
    pointer('Your name.', '[data-gleap-tour="name"]'),
    pointer('Open the invoices.', '[data-gleap-tour="invoices"]', 'CLICK'),
    pointer('Create one here.', '[data-gleap-tour="create"]'),
    pointer('Back to the start.', '[data-gleap-tour="home"]', 'CLICK'),
    pointer('That was it.', '[data-gleap-tour="name"]'),
  ],
};

let root: Root;
/** Answers for the code of the lazy route. */
let loadInvoices: () => void;

const anchor = (name: string) => ({ 'data-gleap-tour': name });

/** Stays while routes change, so that the tour starts once. */
function Layout(): ReactNode {
  const adlane = useAdlane();
  useEffect(() => adlane?.startProductTour('t1'), [adlane]);
  return createElement(
    'div',
    null,
    createElement(Link, { to: '/', ...anchor('home') }, 'Home'),
    createElement(Link, { to: '/invoices', ...anchor('invoices') }, 'Invoices'),
    createElement(Outlet),
  );
}

const Home = () => createElement('p', anchor('name'), 'Robin');

const Invoices = () => createElement('button', { type: 'button', ...anchor('create') }, 'New invoice');

beforeEach(() => {
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(apiUrl)) return plainFetch(input, init);
    const path = url.slice(apiUrl.length);
    if (path === '/outbound/producttours') return Response.json({ config: tour });
    if (path.endsWith('/tooltips')) return Response.json([]);
    if (path.startsWith('/config/'))
      return Response.json({ flowConfig: { ...fullConfig, enableWebReplays: false } });
    return Response.json({ gleapId: 'v1', gleapHash: 'h1' });
  };
  const loaded = new Promise<void>((resolve) => {
    loadInvoices = resolve;
  });
  const lazy = () => loaded.then(() => ({ Component: Invoices }));
  const router = createHashRouter([
    {
      Component: Layout,
      children: [
        { path: '/', Component: Home },
        { path: '/invoices', lazy },
      ],
    },
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(createElement(AdlaneProvider, { settings }, createElement(RouterProvider, { router })));
});

afterEach(() => {
  flushSync(() => root.unmount());
  window.fetch = plainFetch;
  localStorage.clear();
  history.replaceState(undefined, '', location.pathname + location.search);
});

const shows = (text: string) => eventually(() => expect(widgetPart('.popover').textContent).toContain(text));
const press = (label: string) =>
  [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')]
    .find(({ textContent }) => textContent === label)
    ?.click();
const follow = (name: string) => document.querySelector<HTMLElement>(`[data-gleap-tour="${name}"]`)?.click();

test('a tour of five steps leads over two routes of React Router, one of which is loaded when it is opened', async () => {
  await shows('Your name.');
  press('Next');
  await shows('Open the invoices.');
  follow('invoices');
  loadInvoices();
  await shows('Create one here.');
  expect(location.hash).toBe('#/invoices');
  // The step is at its element, not in the middle of the page.
  await eventually(() => expect(document.querySelector('[data-gleap-tour="create"]')).not.toBeNull());
  press('Next');
  await shows('Back to the start.');
  follow('home');
  await shows('That was it.');
  expect(location.hash).toBe('#/');
  expect(onCompleted).not.toHaveBeenCalled();
  press('Done');
  await eventually(() => expect(onCompleted).toHaveBeenCalledWith({ tourId: 't1' }));
});
