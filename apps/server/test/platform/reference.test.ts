import { contract, listCalls } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe("the API's description", () => {
  it('has an operation for every call', async () => {
    const { openapi, paths } = await (await test.request('/openapi.json')).json();
    expect(openapi).toBe('3.1.1');
    for (const { call, name } of listCalls(contract)) {
      expect(paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  it('is a page without scripts that loads nothing from other origins', async () => {
    const answer = await test.request('/docs');
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect(page).not.toContain('[object Object]');
    expect(page).toContain('<link rel="icon" href="/favicon.svg"');
    expect(answer.headers.get('content-security-policy')).toContain("img-src 'self'");
    for (const { name, call } of listCalls(contract)) {
      expect(page).toContain(`<details id="${name}"`);
      expect(page).toContain(call.path);
    }
  });

  it('links to existing schemas only', async () => {
    const page = await (await test.request('/docs')).text();
    const links = [...page.matchAll(/href="#(schema-[^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    for (const id of new Set(links)) expect(page).toContain(`id="${id}"`);
  });
});
