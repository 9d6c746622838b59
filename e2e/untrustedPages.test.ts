import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolveSource } from '../test/resolveSource';
import { damagedRecordings } from './harness/damagedRecordings';
import { openBrowser, type TestBrowser } from './harness/openBrowser';

// Replays and screenshots come from anyone who knows a site's public key. The page that shows them here has no
// policy itself, so only the player's frame protects the viewer.

let browser: TestBrowser;
let listener: Server;
let other: string;
let page: Page;
let requests: string[];

const entry = fileURLToPath(new URL('harness/untrustedViewers.ts', import.meta.url));
let script: string;

beforeAll(async () => {
  const built = await build({
    ...resolveSource,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'viewers' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  script = output && 'output' in output ? output.output[0].code : '';
  listener = createServer((request, response) => {
    if (request.url === '/viewer') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><div id="stage"></div>');
    }
    requests.push(request.url ?? '');
    const [markup, styleSheet] = request.url?.split(/(?<=\/)css\//) ?? [];
    const type = styleSheet === undefined ? 'text/plain' : 'text/css';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    return void response.end(styleSheet === undefined ? 'x' : `p{background:url(${other}${markup}nested)}`);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  other = `http://localhost:${(listener.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  listener?.closeAllConnections();
  listener?.close();
});
beforeEach(async () => {
  requests = [];
  page = await browser.newPage();
  await page.goto(`${other.replace('localhost', '127.0.0.1')}/viewer`);
  await page.addScriptTag({ content: script });
});
afterEach(() => page.close());

/** Every way in which a page's markup requests something, each with its own path. */
function hostileMarkup(at: string): string {
  return `<html><head><base href="${at}/base/"><meta http-equiv="refresh" content="0;url=${at}/refresh">
    <link rel="stylesheet" href="${at}/css/link"><link rel="prefetch" href="${at}/prefetch">
    <link rel="preload" as="image" href="${at}/preload"><link rel="icon" href="${at}/icon">
    <link rel="preconnect" href="${at}"><link rel="dns-prefetch" href="${at}"><link rel="modulepreload" href="${at}/module">
    <style>@import url(${at}/css/import);@font-face{font-family:f;src:url(${at}/font)}
      p{font-family:f;background:url(${at}/background);cursor:url(${at}/cursor),auto;list-style:url(${at}/list)}
      p::before{content:url(${at}/content)}div{background:image-set(url(${at}/set) 1x);mask:url(${at}/mask)}</style></head>
    <body background="${at}/body"><p style="border-image:url(${at}/border) 1">text</p><div>d</div>
    <img src="${at}/image"><img srcset="${at}/srcset 1x"><picture><source srcset="${at}/source"><img src="data:,"></picture>
    <video src="${at}/video" poster="${at}/poster" autoplay></video><audio src="${at}/audio" autoplay></audio>
    <video autoplay><track src="${at}/track" default kind="captions"></video>
    <iframe src="${at}/frame"></iframe><embed src="${at}/embed"><object data="${at}/object"></object>
    <input type="image" src="${at}/input"><img src="relative">
    <svg><use href="${at}/use#a"></use><image href="${at}/svg-image"></image><filter><feImage href="${at}/fe"></feImage></filter></svg>
    <table background="${at}/table"></table><script src="${at}/script"></script>
    <a href="${at}/link" ping="${at}/ping">link</a></body></html>`;
}

/** Records the markup as the widget's recorder would, with every element and attribute. */
function recordMarkup(markup: string) {
  return page.evaluate((html) => {
    let last = 0;
    const toNode = (node: Node): object => {
      last += 1;
      if (node.nodeType === Node.TEXT_NODE) return { type: 3, id: last, textContent: node.textContent };
      const id = last;
      const element = node as Element;
      const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      const isSVG = element.namespaceURI?.endsWith('svg') ? { isSVG: true } : {};
      const childNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === 1 || nodeType === 3);
      return {
        type: 2,
        id,
        tagName: element.localName,
        attributes,
        ...isSVG,
        childNodes: childNodes.map(toNode),
      };
    };
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const root = { type: 0, id: 9999, childNodes: [toNode(parsed.documentElement)] };
    const start = 1_700_000_000_000;
    const later = new DOMParser().parseFromString(
      html.replaceAll(/localhost:\d+\/\w+\//g, '$&later/'),
      'text/html',
    );
    last = 20_000;
    const adds = [...later.body.children].map((child) => ({
      parentId: 2,
      nextId: null,
      node: toNode(child),
    }));
    const changes = [...later.head.children, ...later.body.children].map((child, index) => ({
      id: 3 + index,
      attributes: Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value])),
    }));
    const mutation = { source: 0, adds, attributes: changes, removes: [], texts: [] };
    const at = /http:\/\/localhost:\d+\/\w+/.exec(html)?.[0];
    const font = { source: 10, family: 'later', buffer: false, fontSource: `url(${at}/font-event)` };
    return [
      { type: 4, timestamp: start, data: { href: `${at}/`, width: 800, height: 600 } },
      { type: 2, timestamp: start + 1, data: { node: root, initialOffset: { left: 0, top: 0 } } },
      { type: 3, timestamp: start + 100, data: mutation },
      { type: 3, timestamp: start + 150, data: font },
      { type: 3, timestamp: start + 200, data: { source: 1, positions: [] } },
    ];
  }, markup);
}

type Recording = Awaited<ReturnType<typeof recordMarkup>>;
type Fetched = Readonly<Record<string, string>>;

/** Plays a recording to its end, and returns the shown text. */
function play(recording: Recording, isPlain: boolean, fetched: Fetched = {}): Promise<string> {
  return page.evaluate(
    async ([events, plain, resources]) => {
      const root = document.querySelector('#stage');
      const open = Reflect.get(window, 'openReplayer');
      const { Replayer } = window as unknown as {
        Replayer: new (events: unknown, options: object) => object;
      };
      const replayer = plain
        ? new Replayer(events, { root })
        : await open(root, events, Reflect.get(window, 'createResourceMap')(resources, 'http://localhost/'));
      // Without this reference the browser may collect the player while it plays.
      Object.assign(window, { [plain ? 'plain' : 'safe']: replayer });
      await new Promise<void>((resolve) => {
        replayer.on('finish', () => resolve());
        replayer.play(0);
      });
      return String(replayer.iframe.contentDocument?.body?.textContent);
    },
    [recording, isPlain, fetched] as const,
  );
}

/** Addresses of the markup that is viewed, and of the same markup where nothing restricts it. */
const viewed = () => `${other}/viewed`;
const unrestricted = () => `${other}/unrestricted`;
const requestsBelow = (address: string) =>
  requests.filter((path) => path.startsWith(address.slice(other.length)));

/**
 * Plays the same recording in a plain player until it has requested what it would: by then a request of the
 * viewed one, which is older, would have arrived.
 */
async function playUnrestricted(): Promise<void> {
  await play(await recordMarkup(hostileMarkup(unrestricted())), true);
  // The later markup replaces addresses, on a busy machine before the browser has requested the first one.
  const last = ['font', 'later/prefetch', 'later/frame', 'later/image', 'later/audio'];
  await expect
    .poll(() => requestsBelow(unrestricted()))
    .toEqual(expect.arrayContaining(last.map((name) => `/unrestricted/${name}`)));
}

function showScreenshot(html: string, fetched: Fetched = {}): Promise<void> {
  return page.evaluate(
    ([markup, resources]) => {
      const build = Reflect.get(window, 'buildSnapshotDocument');
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', Reflect.get(window, 'snapshotSandbox'));
      const size = { width: 800, height: 600, x: 0, y: 0 };
      frame.srcdoc = build({ html: markup, baseUrl: 'http://localhost/', ...size }, resources);
      const loaded = new Promise<void>((resolve) =>
        frame.addEventListener('load', () => {
          Reflect.get(window, 'restorePageState')(frame, size);
          resolve();
        }),
      );
      document.body.append(frame);
      return loaded;
    },
    [html, fetched] as const,
  );
}

describe('a hostile page of a visitor', () => {
  it('would request from its host in a plain player', async () => {
    await playUnrestricted();
    expect(requestsBelow(unrestricted()).length).toBeGreaterThan(5);
  });

  it('requests nothing as a replay, and its text is shown', async () => {
    const shown = await play(await recordMarkup(hostileMarkup(viewed())), false);
    expect(shown).toContain('text');
    await playUnrestricted();
    expect(requestsBelow(viewed())).toEqual([]);
  });

  it('requests nothing as a screenshot', async () => {
    await showScreenshot(hostileMarkup(viewed()));
    await playUnrestricted();
    expect(requestsBelow(viewed())).toEqual([]);
  });
});

/** What a server fetched from some of the addresses in the hostile markup. */
function fetchedResources(): Fetched {
  const pixels = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')}`;
  const font = readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  );
  const found = {
    image: pixels,
    background: pixels,
    font: `data:font/woff2;base64,${font.toString('base64')}`,
    'css/link': `div{color:rgb(1, 2, 3);background:url(${viewed()}/nested)}`,
  };
  return Object.fromEntries(Object.entries(found).map(([name, text]) => [`${viewed()}/${name}`, text]));
}

/** Reads how the page in the viewer's frame is shown; its own scripts can't run. */
async function readShown(): Promise<unknown> {
  const [frame] = page.mainFrame().childFrames();
  return frame?.evaluate(async () => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element);
    };
    const [font] = await document.fonts.load('16px f', 'text');
    return {
      width: document.querySelector('img')?.naturalWidth,
      color: style('div')?.color,
      background: style('p')?.backgroundImage.slice(0, 15),
      font: font?.status,
    };
  });
}

describe('what the server fetched of a hostile page', () => {
  const shown = { width: 40, color: 'rgb(1, 2, 3)', background: 'url("data:image', font: 'loaded' };

  it('is shown in its screenshot, which still requests nothing', async () => {
    await showScreenshot(hostileMarkup(viewed()), fetchedResources());
    await expect.poll(readShown).toEqual(shown);
    await playUnrestricted();
    expect(requestsBelow(viewed())).toEqual([]);
  });

  it('is shown in its replay, which still requests nothing', async () => {
    await play(await recordMarkup(hostileMarkup(viewed())), false, fetchedResources());
    await expect.poll(readShown).toMatchObject({ background: shown.background, font: shown.font });
    await playUnrestricted();
    expect(requestsBelow(viewed())).toEqual([]);
  });
});

/** Opens a recording as the player does, and plays it to its end. Resolves with the shown text or the refusal. */
function openAndPlay(json: string): Promise<string> {
  return page.evaluate(async (events) => {
    try {
      const replayer = await Reflect.get(window, 'openReplayer')(
        document.querySelector('#stage'),
        JSON.parse(events),
        Reflect.get(window, 'createResourceMap')({}, 'http://localhost/'),
      );
      Object.assign(window, { safe: replayer });
      await new Promise<void>((resolve) => {
        replayer.on('finish', () => resolve());
        replayer.play(0);
      });
      return String(replayer.iframe.contentDocument?.body?.textContent);
    } catch (error) {
      return String(error);
    }
  }, json);
}

describe('a damaged recording', () => {
  it.each(damagedRecordings)('$name leaves the page usable, and is $outcome', async ({ json, outcome }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const shown = await openAndPlay(json());
    expect(shown).toMatch(outcome === 'played' ? /text/ : /The recording is damaged/);
    // The page's own work goes on: timers, painting and input.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(failures).toEqual([]);
  });
});
