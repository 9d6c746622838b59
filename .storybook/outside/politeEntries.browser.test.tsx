import { PlacementPreviews } from '@adlane/ad-editor';
import { type PlatformEditor, TemplateEditor } from '@adlane/ad-editor/editor';
import { facebookEditor } from '@adlane/ad-editor/facebook';
import { googleEditor } from '@adlane/ad-editor/google';
import { LaunchDrawer } from '@adlane/ad-editor/launch';
import { LeadFormBuilder } from '@adlane/ad-editor/lead-form';
import { buildFacebookPreview, mainMetaKeys, metaPlacements, PreviewPane } from '@adlane/ad-editor/previews';
import { SmartInsertsEditor } from '@adlane/ad-editor/smart-inserts';
import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { handlers } from '@adlane/mocks/fixtures';
import { Button, Dialog, Toaster, toast, UiProvider } from '@adlane/ui';
import { Form, TextField } from '@adlane/ui/fields';
import { openCaptureEditor } from '@adlane/widget-core/capture';
import { CaptureEditor } from '@adlane/widget-core/capture/react';
import { startTour } from '@adlane/widget-core/tour';
import { TourPopover } from '@adlane/widget-core/tour/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import preflight from 'tailwindcss/preflight.css?inline';
import { afterEach, describe, expect, it } from 'vitest';
import { leadFormArgs } from '../../packages/ad-editor/src/story/leadFormStory';
import { storyGoogleTemplate } from '../../packages/ad-editor/src/story/storyGoogleTemplate';
import { storyTemplate } from '../../packages/ad-editor/src/story/storyTemplate';

const ownReset = `
  @layer base, utilities;
  @layer base { * { box-sizing: content-box; letter-spacing: 0.5px } h1 { color: rgb(200, 0, 0) } }
  html { font: 15px/1.7 Georgia, serif; background: rgb(250, 240, 230); direction: ltr }
  ul { list-style: square } button { border: 3px double rgb(0, 0, 200) } ::selection { background: rgb(255, 255, 0) }
  @keyframes pulse { to { opacity: 0.9 } } @keyframes fade-in { from { opacity: 0.8 } }`;

/** Style sheets of pages that an entry is added to. */
const pages = {
  'no style sheet': '',
  'its own reset': ownReset,
  'Tailwind’s preflight': preflight,
  Bootstrap: bootstrap,
};

const hostHtml = `
  <header><h1>Bakery</h1><nav><a href="#bread">Bread</a></nav></header>
  <main><h2>Today</h2><p>Fresh <b>rolls</b> and <em>rye</em>, <code>half price</code>.</p>
    <ul><li>Rolls</li></ul><ol><li>Rye</li></ol><hr><img alt="" width="10" height="10">
    <table><thead><tr><th>Bread</th></tr></thead><tbody><tr><td>Rye</td></tr></tbody></table>
    <form><label>Name <input placeholder="Name"></label><select><option>One</option></select><textarea></textarea>
      <button type="button">Order</button></form><blockquote>Good</blockquote><svg width="8" height="8"></svg></main>`;

const client = createClient(contract, {
  baseUrl: location.origin,
  retryLimit: 0,
  async fetch(input, init) {
    const request = new Request(input, init);
    const isGoogle = request.url.endsWith(`/view/${storyGoogleTemplate.id}`);
    const templates = isGoogle ? [mock(contract.templates.view).ok(storyGoogleTemplate)] : [];
    return (await getResponse([...templates, ...handlers], request)) ?? Response.error();
  },
});
const queries = createQueries(contract, client);

function island(children: ReactNode) {
  const options = { defaultOptions: { queries: { retry: false } } };
  return (
    <UiProvider colorMode="dark" dir="rtl" brandColor="#7c3aed">
      <QueryClientProvider client={new QueryClient(options)}>
        <ApiProvider client={client} queries={queries}>
          {children}
          <Toaster />
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}

const content = {
  ad: { ...storyTemplate },
  media: storyTemplate.templateMedia,
  page: undefined,
};

function buildEditor(platforms: readonly PlatformEditor[], templateId: number): ReactNode {
  return (
    <TemplateEditor
      platforms={platforms}
      templateId={templateId}
      draftScope="1.1"
      back={{ href: '#templates', label: 'Ad templates' }}
      tab="adEditor"
      onTab={() => undefined}
      isAgency
      canEdit={() => true}
      canLaunch
      launchedAdsHref="#ads"
    />
  );
}

/** What each entry shows, and a text of it once it is there. */
const parts: Readonly<Record<string, { readonly element: ReactNode; readonly shows: string }>> = {
  '@adlane/ui': { element: <Button>Pay</Button>, shows: 'Pay' },
  '@adlane/ui, a dialog and a notice': {
    element: <Dialog open onClose={() => undefined} title="Delete template" />,
    shows: 'Delete template',
  },
  '@adlane/ui/fields': {
    element: <Form onSubmit={() => undefined}>{() => <TextField name="name" label="Bakery" />}</Form>,
    shows: 'Bakery',
  },
  '@adlane/ad-editor/lead-form': { element: <LeadFormBuilder {...leadFormArgs} />, shows: 'Privacy' },
  '@adlane/ad-editor/smart-inserts': { element: <SmartInsertsEditor />, shows: 'Custom Inserts' },
  '@adlane/ad-editor/previews': {
    element: (
      <PreviewPane
        placements={metaPlacements}
        mainKeys={mainMetaKeys}
        initialChoice="main"
        buildContent={buildFacebookPreview(content)}
      />
    ),
    shows: 'Facebook',
  },
  '@adlane/ad-editor': {
    element: <PlacementPreviews placements={metaPlacements} buildContent={buildFacebookPreview(content)} />,
    shows: 'Facebook',
  },
  '@adlane/ad-editor/editor': {
    element: buildEditor([facebookEditor, googleEditor], 1),
    shows: 'Ad templates',
  },
  '@adlane/ad-editor/facebook': { element: buildEditor([facebookEditor], 1), shows: 'Ad templates' },
  '@adlane/ad-editor/google': {
    element: buildEditor([googleEditor], storyGoogleTemplate.id),
    shows: 'Ad templates',
  },
  '@adlane/ad-editor/launch': {
    element: (
      <LaunchDrawer
        open
        onClose={() => undefined}
        template={storyTemplate}
        launchedAdsHref="#ads"
        onFixField={() => undefined}
        connectHref="#connect"
      />
    ),
    shows: 'Continue',
  },
};

/** Shows a component outside of any provider; returns what removes it. */
function showAlone(element: ReactNode): () => void {
  const alone = createRoot(place);
  alone.render(element);
  return () => alone.unmount();
}

const steps = [{ message: 'Welcome', selector: 'h1' }];

/** What entries show over the page, without a place in it; each returns what removes it. */
const overlays: Readonly<Record<string, () => () => void>> = {
  '@adlane/widget-core/capture': () => {
    const controller = new AbortController();
    openCaptureEditor({ signal: controller.signal }).catch(() => undefined);
    return () => controller.abort();
  },
  '@adlane/widget-core/capture of an element': () => {
    const controller = new AbortController();
    openCaptureEditor({ signal: controller.signal, mode: 'element', target: 'table' }).catch(() => undefined);
    return () => controller.abort();
  },
  '@adlane/widget-core/capture/react': () => showAlone(<CaptureEditor onDone={() => undefined} />),
  '@adlane/widget-core/tour': () => startTour({ steps }).dispose,
  '@adlane/widget-core/tour/react': () => showAlone(<TourPopover steps={steps} />),
};

/** Functions that show nothing, and elements that load the script of the widget. */
const shownElsewhere: readonly string[] = [
  '@adlane/ui/form',
  ...['', '/protocol', '/sanitize', '/preview', '/react', '/vue', '/angular', '/element'].map(
    (path) => `@adlane/widget-core${path}`,
  ),
];

type Exports = Readonly<Record<string, string | { readonly 'adlane-source'?: string }>>;
const manifests = import.meta.glob<Exports>('/packages/{ui,ad-editor,widget-core}/package.json', {
  eager: true,
  import: 'exports',
});

/** Entries with code that the packages publish. */
const entries = Object.entries(manifests).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([, files]) => typeof files !== 'string' && /\.tsx?$/.test(files['adlane-source'] ?? ''))
    .map(([name]) => name.replace('.', path.replace(/^\/packages\/|\/package\.json$/g, '')))
    .map((name) => `@adlane/${name}`),
);

it('shows every entry of the packages', () => {
  const shown = [...Object.keys(parts), ...Object.keys(overlays), ...shownElsewhere];
  expect(entries.length).toBeGreaterThan(shownElsewhere.length);
  expect(entries.filter((entry) => !shown.includes(entry))).toEqual([]);
});

let style: HTMLStyleElement | undefined;
let place: HTMLDivElement;
let root: Root | undefined;

/** Shows the page with a place whose content does not move it. */
function openPage(css: string): void {
  document.documentElement.removeAttribute('class');
  document.documentElement.removeAttribute('style');
  document.documentElement.dir = 'ltr';
  document.body.innerHTML = hostHtml;
  style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  place = document.createElement('div');
  place.setAttribute(
    'style',
    'position: absolute; top: 0; left: 0; width: 900px; height: 700px; overflow: auto',
  );
  document.body.append(place);
}

/** Returns all computed properties; the `cssText` of a computed style is empty. */
function readStyle(element: Element, pseudo?: string): string {
  const computed = getComputedStyle(element, pseudo);
  return Array.from(computed, (name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ');
}

/** Returns the attributes and styles of the page's own elements. */
function readPage(): string[] {
  const own = [document.documentElement, document.body, ...document.body.querySelectorAll('*')].filter(
    (element) => !place.contains(element) && element.isConnected,
  );
  return own.flatMap((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ');
    const ownPseudos = { INPUT: ['::placeholder'], LI: ['::marker'] }[element.tagName] ?? [];
    const pseudos = ['::selection', '::before', ...ownPseudos];
    return [attributes, readStyle(element), ...pseudos.map((pseudo) => readStyle(element, pseudo))].map(
      (text) => `${element.localName}: ${text}`,
    );
  });
}

const listChanges = (before: readonly string[]) => () =>
  readPage().filter((line, index) => line !== before[index]);

afterEach(() => {
  root?.unmount();
  root = undefined;
  style?.remove();
  document.body.innerHTML = '';
});

describe.each(Object.entries(pages))('a page with %s', (_name, css) => {
  it.each(Object.entries(parts))('looks the same around %s', async (_entry, { element, shows }) => {
    openPage(css);
    const before = readPage();
    root = createRoot(place);
    root.render(island(element));
    await expect.poll(() => place.textContent).toContain(shows);
    toast({ tone: 'success', text: 'Saved' });
    await expect.poll(() => place.textContent).toContain('Saved');
    // An open dialog locks the page, until it closes.
    if (place.querySelector('[role=dialog]')) root.render(island(null));
    await expect.poll(listChanges(before)).toEqual([]);
  });

  it.each(Object.entries(overlays))('looks the same below and after %s', async (_entry, open) => {
    openPage(css);
    const before = readPage();
    const children = () => document.documentElement.children.length + document.body.children.length;
    const own = children();
    const close = open();
    await expect
      .poll(() => document.querySelector('adlane-widget')?.shadowRoot?.querySelectorAll('button').length)
      .toBeGreaterThan(1);
    expect(listChanges(before)()).toEqual([]);
    close();
    await expect.poll(children).toBe(own);
    expect(listChanges(before)()).toEqual([]);
  });
});

/** What a page can pass on to the texts inside of its elements. */
const passedOn =
  'font: italic 700 30px/3 fantasy; color: red; letter-spacing: 3px; word-spacing: 9px; white-space: pre;' +
  'text-align: center; text-indent: 20px; text-transform: uppercase; text-shadow: 1px 1px red; cursor: help';

it.each(Object.entries(parts))('%s looks the same in any text of a page', async (_entry, part) => {
  openPage('');
  root = createRoot(place);
  root.render(island(part.element));
  await expect.poll(() => place.textContent).toContain(part.shows);
  const readParts = () =>
    [...place.querySelectorAll('.adlane-ui, .adlane-ui *')].map(
      (element) => `${element.localName}: ${readStyle(element)}`,
    );
  const before = readParts();
  place.setAttribute('style', `${place.getAttribute('style')}; ${passedOn}`);
  expect(readParts().filter((line, index) => line !== before[index])).toEqual([]);
});
