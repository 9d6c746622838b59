import { tickets } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

/** The hosts of the page: what each address answers, and what was requested. */
type Answer = {
  readonly type?: string;
  readonly body?: BodyInit;
  readonly status?: number;
  readonly to?: string;
};
let answers: Record<string, Answer | (() => Promise<Response>)>;
let requested: {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly isPublicOnly?: boolean;
}[];

let test: TestApp;
let operator: string;
let visitor: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp({
    ports: {
      outbound: {
        async fetch(url, init, options) {
          requested.push({ url, headers: Object.fromEntries(new Headers(init?.headers)), ...options });
          const answer = answers[url] ?? answers[new URL(url).origin] ?? { status: 404 };
          if (typeof answer === 'function') return answer();
          const { type = 'image/png', body = 'pixels', status = 200, to } = answer;
          const headers = { 'content-type': type, ...(to !== undefined && { location: to }) };
          return new Response(to === undefined ? body : null, {
            status: to === undefined ? status : 302,
            headers,
          });
        },
      },
    },
  });
  operator = await test.as('SuperAdmin');
  const key = { 'api-token': demoSdkKey };
  const session = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await session.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
afterAll(() => test.close());
beforeEach(() => {
  answers = {};
  requested = [];
});

const page = { baseUrl: 'https://shop.test/cart/', width: 10, height: 10, isMobile: false };

function createReplay(nodes: readonly object[], later: object = {}) {
  const node = { type: 0, id: 1, childNodes: nodes };
  return {
    ...page,
    type: 'rrweb',
    startDate: '2026-11-02T10:00:00.000Z',
    events: [
      { type: 4, timestamp: 1, data: { href: 'https://shop.test/replay/' } },
      { type: 2, timestamp: 2, data: { node } },
      { type: 3, timestamp: 3, data: later },
    ],
  };
}

async function report(html: string | null, webReplay: object | null = null): Promise<number> {
  const screenshotData = html === null ? null : { ...page, html, x: 0, y: 0 };
  const body = { screenshotData, webReplay };
  const sent = await test.request('/sdk/bugs/v2', { method: 'POST', headers: visitor, body });
  expect(sent.status).toBe(201);
  return (await sent.json()).id;
}

const get = (path: string) => test.request(`/api/v1/tickets/${path}`, { token: operator });

async function load(id: number): Promise<Record<string, string>> {
  const answer = await get(`${id}/resources`);
  return answer.status === 404 ? {} : answer.json();
}

async function fetchFor(html: string | null, webReplay: object | null = null) {
  const id = await report(html, webReplay);
  await test.jobs.settle();
  return { id, resources: await load(id), urls: requested.map(({ url }) => url) };
}

const pixels = `data:image/png;base64,${btoa('pixels')}`;

describe('the resources of a page', () => {
  it('are fetched from where the page names them, and shown to its agency only', async () => {
    answers = {
      'https://shop.test/cart/style.css': {
        type: 'text/css; charset=utf-8',
        body: '@import "more.css" screen;.a{background:url(../inner.png)}',
      },
      'https://shop.test/cart/more.css': { type: 'text/css', body: 'i{background:url(deep.png)}' },
      'https://shop.test/inner.png': {},
      'https://cdn.test': {},
      'https://cdn.test/font.woff2': { type: 'application/octet-stream', body: 'font' },
    };
    const { id, resources, urls } = await fetchFor(`<html><head><base href="https://evil.test/">
      <link rel="stylesheet" href="style.css"><link rel="preload" href="https://cdn.test/preload">
      <style>@font-face{font-family:f;src:url(https://cdn.test/font.eot),url("https://cdn.test/font.woff2")}</style></head>
      <body background="https://cdn.test/body" style="background:url(&quot;https://cdn.test/style?a=1&amp;b=2&quot;)">
      <a href="https://cdn.test/link">a</a><img src="https://cdn.test/image#part" alt="<style>">
      <img srcset="https://cdn.test/400 400w, https://cdn.test/900 900w,https://cdn.test/1800 1800w">
      <video poster="https://cdn.test/poster" src="https://cdn.test/video"></video><script src="https://cdn.test/script"></script>
      <iframe src="https://cdn.test/frame"></iframe><svg><image xlink:href="https://cdn.test/svg"></image></svg></body></html>`);
    const names = ['900', 'body', 'image', 'poster', 'style?a=1&b=2', 'svg'];
    expect(Object.keys(resources).toSorted()).toEqual(
      [
        ...names
          .slice(0, 3)
          .map((name) => `https://cdn.test/${name}`)
          .toSorted(),
        'https://cdn.test/font.woff2',
        ...names.slice(3).map((name) => `https://cdn.test/${name}`),
        'https://shop.test/cart/more.css',
        'https://shop.test/cart/style.css',
        'https://shop.test/inner.png',
      ].toSorted(),
    );
    expect(urls.toSorted()).toEqual(Object.keys(resources).toSorted());
    expect(resources['https://cdn.test/image']).toBe(pixels);
    expect(resources['https://cdn.test/font.woff2']).toBe(`data:font/woff2;base64,${btoa('font')}`);
    expect(resources['https://shop.test/cart/style.css']).toContain('@import');
    expect(await (await get(String(id))).json()).toMatchObject({ hasResources: true });
    const other = await test.as('Agency');
    expect((await test.request(`/api/v1/tickets/${id}/resources`, { token: other })).status).toBe(404);
  });

  it('of a recording are those of its page, of later changes and of style rules', async () => {
    answers = { 'https://cdn.test': {}, 'https://shop.test': {} };
    const image = {
      type: 2,
      id: 3,
      tagName: 'img',
      attributes: { src: 'https://cdn.test/node' },
      childNodes: [],
    };
    const style = { type: 3, id: 5, textContent: 'a{background:url(https://cdn.test/css)}', isStyle: true };
    const changes = {
      source: 0,
      adds: [
        { parentId: 1, node: { ...image, id: 9, attributes: { src: 'relative' } } },
        { rule: 'b{background:url(https://cdn.test/rule)}' },
      ],
      attributes: [
        {
          id: 3,
          attributes: {
            src: 'https://cdn.test/changed',
            style: { background: 'url(https://cdn.test/declared)' },
          },
        },
      ],
      texts: [],
      removes: [],
    };
    const { resources } = await fetchFor(null, createReplay([image, style], changes));
    const names = ['changed', 'css', 'declared', 'node', 'rule'];
    expect(Object.keys(resources).toSorted()).toEqual([
      ...names.map((name) => `https://cdn.test/${name}`),
      'https://shop.test/replay/relative',
    ]);
  });

  it('are asked for once each, without credentials, and never at private addresses', async () => {
    answers = { 'https://cdn.test': {} };
    const image = '<img src="https://cdn.test/same">';
    const { urls } = await fetchFor(
      `${image.repeat(500)}<img src="https://user:word@cdn.test/"><img src="ftp://cdn.test/"><img src="data:image/png,"><img src="https://cdn.test/same#other">`,
      createReplay([
        { type: 2, id: 3, tagName: 'img', attributes: { src: 'https://cdn.test/same' }, childNodes: [] },
      ]),
    );
    expect(urls).toEqual(['https://cdn.test/same']);
    expect(Object.keys(requested[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'user-agent']);
    expect(requested[0]?.isPublicOnly).toBe(true);
  });

  it.each([
    ['images', (url: string) => `<img src="${url}">`],
    ['redirects', (url: string) => `<img src="${url.replace('cdn', 'moved')}">`],
    ['failures', (url: string) => `<img src="${url.replace('cdn', 'busy')}">`],
    ['style sheets', (url: string) => `<link rel="stylesheet" href="${url.replace('cdn', 'css')}">`],
  ])('cost 60 requests at most, whatever %s a page has', async (_what, write) => {
    let count = 0;
    answers = {
      'https://cdn.test': {},
      'https://moved.test': async () =>
        new Response(null, { status: 302, headers: { location: `/${(count += 1)}/again` } }),
      'https://busy.test': { status: 503 },
      'https://css.test': { type: 'text/css', body: 'a{background:url(one)}b{background:url(two)}' },
    };
    const html = Array.from({ length: 200 }, (_none, index) => write(`https://cdn.test/${index}/`)).join('');
    const { urls } = await fetchFor(html);
    expect(urls).toHaveLength(60);
    expect(new Set(urls).size).toBe(60);
  });

  it('follow three redirects, and are stored by the address in the page', async () => {
    answers = {
      'https://a.test/': { to: 'https://b.test/' },
      'https://b.test/': { to: '/two' },
      'https://b.test/two': { to: 'https://c.test/' },
      'https://c.test/': {},
      'https://loop.test/': { to: 'https://loop.test/' },
    };
    const { resources, urls } = await fetchFor('<img src="https://a.test/"><img src="https://loop.test/">');
    expect(resources).toEqual({ 'https://a.test/': pixels });
    expect(urls.filter((url) => url === 'https://loop.test/')).toHaveLength(4);
  });

  it.each([
    ['of 2 MB', 'image/png', 2_000_000, true],
    ['above 2 MB', 'image/png', 2_000_001, false],
    ['without content', 'image/png', 0, false],
    ['that is a page', 'text/html', 10, false],
    ['that is a script', 'text/javascript', 10, false],
    ['of an unknown type', 'application/octet-stream', 10, false],
    ['with a hostile type', 'image/png,"><script>', 10, false],
    ['that is SVG', 'image/svg+xml', 10, true],
  ])('a file %s', async (_what, type, size, isStored) => {
    answers = { 'https://cdn.test/a': { type, body: 'x'.repeat(size) } };
    const { id, resources } = await fetchFor('<img src="https://cdn.test/a">');
    expect(Object.keys(resources)).toHaveLength(isStored ? 1 : 0);
    expect((await (await get(String(id))).json()).hasResources).toBe(isStored);
  });

  it('have 10 MB at most', async () => {
    answers = { 'https://cdn.test': { body: 'x'.repeat(2_000_000) } };
    const html = Array.from({ length: 8 }, (_none, index) => `<img src="https://cdn.test/${index}">`).join(
      '',
    );
    expect(Object.keys((await fetchFor(html)).resources)).toHaveLength(5);
  });

  it('are asked for a second time after a temporary failure, and left out after the second', async () => {
    let count = 0;
    answers = {
      'https://once.test/': async () => {
        count += 1;
        if (count === 1) throw new TypeError('fetch failed');
        return new Response('pixels', { headers: { 'content-type': 'image/png' } });
      },
      'https://down.test/': { status: 503 },
      'https://gone.test/': { status: 404 },
      'https://refused.test/': async () => {
        throw new Error('not on the public internet');
      },
    };
    const hosts = ['once', 'down', 'gone', 'refused'];
    const html = hosts.map((host) => `<img src="https://${host}.test/">`).join('');
    const { resources, urls } = await fetchFor(html);
    expect(Object.keys(resources)).toEqual(['https://once.test/']);
    expect(hosts.map((host) => urls.filter((url) => url === `https://${host}.test/`).length)).toEqual([
      2, 2, 1, 1,
    ]);
  });

  it('are fetched once, however often the job runs', async () => {
    answers = { 'https://cdn.test': {} };
    const { id } = await fetchFor('<img src="https://cdn.test/a">');
    const before = await findRow(test.ownerPool, tickets, { where: { id } });
    await test.ports.jobs.send('tickets.resources', { agencyId: before.agency_id, ticketId: id });
    await test.jobs.settle();
    expect(await findRow(test.ownerPool, tickets, { where: { id } })).toEqual(before);
    expect([before.resources_due_at, requested.length]).toEqual([null, 1]);
  });

  it('of a lost job are fetched by the scheduler, for an hour', async () => {
    answers = { 'https://cdn.test': {} };
    const { id } = await fetchFor('<img src="https://cdn.test/a">');
    const lose = () =>
      updateRows(
        test.ownerPool,
        tickets,
        { resources_key: null, resources_due_at: test.clock.now() },
        { id },
      );
    const tick = async () => {
      await test.ports.jobs.send('scheduler.tick', {});
      await test.jobs.settle();
    };
    await lose();
    await tick();
    expect(Object.keys(await load(id))).toEqual(['https://cdn.test/a']);
    test.clock.advance(60 * 60_000 + 1);
    await lose();
    await tick();
    const row = await findRow(test.ownerPool, tickets, { where: { id } });
    // The scheduler calls platforms, too.
    const repeated = requested.filter(({ url }) => url === 'https://cdn.test/a');
    expect([row.resources_key, row.resources_due_at, repeated.length]).toEqual([null, null, 2]);
  });

  it('are deleted with their ticket', async () => {
    answers = { 'https://cdn.test': {} };
    const { id } = await fetchFor('<img src="https://cdn.test/a">');
    const { resources_key } = await findRow(test.ownerPool, tickets, { where: { id } });
    const fileKey = String(resources_key);
    expect(await test.ports.files.find(fileKey)).toBeDefined();
    const deleted = await test.request(`/api/v1/tickets/${id}`, { method: 'DELETE', token: operator });
    expect([deleted.status, await test.ports.files.find(fileKey)]).toEqual([200, undefined]);
  });

  it('leave no file if the ticket is deleted meanwhile', async () => {
    let id = 0;
    const stored: string[] = [];
    const { files } = test.ports;
    answers = {
      'https://cdn.test/a': async () => {
        await test.request(`/api/v1/tickets/${id}`, { method: 'DELETE', token: operator });
        return new Response('pixels', { headers: { 'content-type': 'image/png' } });
      },
    };
    const put = files.put.bind(files);
    files.put = (key, file) => {
      stored.push(key);
      return put(key, file);
    };
    id = await report('<img src="https://cdn.test/a">');
    await test.jobs.settle();
    files.put = put;
    const left = stored.filter((key) => key.endsWith('resources.json.gz'));
    expect(left).toHaveLength(1);
    expect(await files.find(left[0] ?? '')).toBeUndefined();
  });
});
