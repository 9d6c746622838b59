import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import {
  type DemoLogin,
  demoLogins,
  handlers,
  openTabSocket,
  resetWorld,
  saveWorld,
  selectWorld,
} from '@adlane/mocks';
import { setupWorker } from 'msw/browser';
import { getHomePath } from '../src/navigation/paths';
import { storeSession } from '../src/session/storeSession';

// The page around both products: it holds the API and its database, and the service worker sends it the requests of
// every frame.

declare global {
  interface Window {
    /** Sockets of the frames, which no service worker sees. */
    openDemoSocket?: typeof openTabSocket;
  }
}

const titles = { dashboard: 'Dashboard', site: 'Website with widget' } as const;
type Pane = keyof typeof titles;
const layouts = {
  'Side by side': ['dashboard', 'site'],
  [titles.dashboard]: ['dashboard'],
  [titles.site]: ['site'],
} as const satisfies Record<string, readonly Pane[]>;
const roleTitles: Readonly<Record<DemoLogin['role'], string>> = {
  Agency: 'Agency',
  Client: 'Client',
  SuperAdmin: 'Super admin',
};

/** The demo's folder: it may lie below any path. */
const base = new URL('./', window.location.href);
const resolve = (path: string) => new URL(path, base).href;

function findElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id "${id}".`);
  return element;
}

function showStatus(text: string): void {
  findElement('status').textContent = text;
}

function addButton(parent: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.addEventListener('click', onClick);
  findElement(parent).append(button);
  return button;
}

/** Adds the frame of a product. */
function addPane(pane: Pane, path: string): HTMLIFrameElement {
  const frame = Object.assign(document.createElement('iframe'), { title: titles[pane], src: resolve(path) });
  findElement('panes').append(frame);
  return frame;
}

/** The bank's page as its owner would embed the widget. */
function buildSitePath(): string {
  const query = new URLSearchParams({
    api: base.href.replace(/\/$/, ''),
    frame: resolve('frame/index.html'),
  });
  return `site/index.html?${query}`;
}

async function startApi(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The demo needs a service worker: open it over HTTPS or on localhost.');
  }
  selectWorld('stored');
  window.openDemoSocket = openTabSocket;
  await setupWorker(...handlers).start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', base).pathname },
    onUnhandledRequest: 'bypass',
  });
}

/** Signs in without the form and opens the area's first page. */
async function signInAs({ email, password }: DemoLogin, dashboard: HTMLIFrameElement): Promise<void> {
  showStatus('Signing in …');
  const area = storeSession(await createClient(contract).auth.login({ body: { email, password } }));
  dashboard.src = resolve(`dashboard/index.html#${getHomePath(area)}`);
  // Another page of the same document would still show the previous user.
  dashboard.contentWindow?.location.reload();
  showStatus('');
}

function showLayout(name: keyof typeof layouts, panes: Readonly<Record<Pane, HTMLIFrameElement>>): void {
  const shown: readonly Pane[] = layouts[name];
  panes.dashboard.hidden = !shown.includes('dashboard');
  panes.site.hidden = !shown.includes('site');
  for (const button of findElement('layouts').children) {
    button.setAttribute('aria-pressed', String(button.textContent === name));
  }
}

async function resetDemo(): Promise<void> {
  showStatus('Resetting …');
  await resetWorld();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.reload();
}

async function start(): Promise<void> {
  await startApi();
  const panes = {
    dashboard: addPane('dashboard', 'dashboard/index.html'),
    site: addPane('site', buildSitePath()),
  };
  for (const login of demoLogins) {
    addButton('roles', roleTitles[login.role], () => {
      signInAs(login, panes.dashboard).catch(() => showStatus('Sign-in failed. Reset the data.'));
    });
  }
  const names = Object.keys(layouts) as (keyof typeof layouts)[];
  for (const name of names) addButton('layouts', name, () => showLayout(name, panes));
  showLayout('Side by side', panes);
  const reset = findElement('reset');
  reset.removeAttribute('disabled');
  reset.addEventListener('click', () => void resetDemo());
  // Saves what waits at once, as far as the browser lets a page finish that is left.
  window.addEventListener('pagehide', () => void saveWorld());
  showStatus('');
}

start().catch((error: unknown) => showStatus(error instanceof Error ? error.message : String(error)));
