import { expect, test, vi } from 'vitest';
import { createConfig } from './createConfig';
import { parseFlowConfig } from './parseFlowConfig';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    get: (key: string) => map.get(key),
    set: (key: string, text: string) => void map.set(key, text),
    remove: (key: string) => void map.delete(key),
  };
}

const key = 'gleap-widget-config-k-en';

test('the cache is applied first, then the fresh configuration', async () => {
  const storage = memory({ [key]: '{"color":"#111111"}' });
  const api = vi.fn(async () => ({ status: 200, body: { flowConfig: { color: '#222222' } } }));
  const config = createConfig({ api, storage, sdkKey: 'k', language: () => 'en' });
  const seen: string[] = [];
  config.subscribe(({ color }) => seen.push(color));
  await config.load();
  expect(seen).toEqual(['#111111', '#222222']);
  expect(api).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/config/k?lang=en' });
  expect(storage.map.get(key)).toBe('{"color":"#222222"}');
});

test('a configuration that came with the session is used and cached without a request', async () => {
  const storage = memory({ [key]: '{"color":"#111111"}' });
  const api = vi.fn();
  const config = createConfig({ api, storage, sdkKey: 'k', language: () => 'en' });
  const seen: string[] = [];
  config.subscribe(({ color }) => seen.push(color));
  await config.load({ color: '#222222' });
  expect(seen).toEqual(['#222222']);
  expect(api).not.toHaveBeenCalled();
  expect(storage.map.get(key)).toBe('{"color":"#222222"}');
  config.clear();
  expect(storage.map.size).toBe(0);
});

test.each([
  ['a dead server', { status: 0, body: undefined }],
  ['an error', { status: 500, body: { flowConfig: {} } }],
  ['a page of HTML', { status: 200, body: undefined }],
  ['another shape', { status: 200, body: { flowConfig: 'x' } }],
])('%s leaves the cached configuration', async (_what, answer) => {
  const storage = memory({ [key]: '{"color":"#111111"}' });
  const config = createConfig({ api: async () => answer, storage, sdkKey: 'k', language: () => 'en' });
  await config.load();
  expect(config.current()?.color).toBe('#111111');
  expect(storage.map.get(key)).toBe('{"color":"#111111"}');
});

test('an unchanged refresh is reported once', async () => {
  const storage = memory({ [key]: '{"color":"#111111"}' });
  const api = async () => ({ status: 200, body: { flowConfig: { color: '#111111' } } });
  const config = createConfig({ api, storage, sdkKey: 'k', language: () => 'en' });
  const listener = vi.fn();
  config.subscribe(listener);
  await config.load();
  expect(listener).toHaveBeenCalledOnce();
});

test('fallbacks: colours #485BFF and #FFFFFF, offsets and radius 20', () => {
  expect(parseFlowConfig({ borderRadius: 'x', buttonX: '', buttonY: null, color: 'red' })).toMatchObject({
    borderRadius: 20,
    buttonX: 20,
    buttonY: 20,
    color: '#485BFF',
    headerColor: '#485BFF',
    buttonColor: '#485BFF',
    backgroundColor: '#FFFFFF',
    feedbackButtonPosition: 'BOTTOM_RIGHT',
  });
  expect(parseFlowConfig({ borderRadius: '8', buttonX: 0, buttonY: '36' })).toMatchObject({
    borderRadius: 8,
    buttonX: 0,
    buttonY: 36,
  });
});
