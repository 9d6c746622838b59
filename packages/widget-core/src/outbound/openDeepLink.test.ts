import { expect, test, vi } from 'vitest';
import { openDeepLink } from './openDeepLink';

test.each([
  ['gleap://article/12', 'visit', { page: 'article', id: '12' }],
  ['gleap://collection/12', 'visit', { page: 'collection', id: '12' }],
  ['gleap://bot/12', 'visit', { page: 'bot', id: '12' }],
  ['gleap://checklist/a/b', 'visit', { page: 'checklist', id: 'a' }],
  ['gleap://news/12', 'visit', { page: 'news-article', id: '12' }],
  ['gleap://survey/12', 'visit', { page: 'survey', id: '12', format: 'survey' }],
  ['gleap://flow/12', 'startFlow', '12'],
  ['gleap://tour/7?x=1', 'startTour', '7'],
  ['gleap://nonsense/12', undefined, undefined],
  ['gleap://article/', undefined, undefined],
  ['https://article/12', undefined, undefined],
  ['javascript://bot/1', undefined, undefined],
] as const)('%s', (link, action, argument) => {
  const actions = { visit: vi.fn(), startFlow: vi.fn(), startTour: vi.fn() };
  expect(openDeepLink(link, actions)).toBe(action !== undefined);
  const calls = Object.entries(actions).flatMap(([name, { mock }]) =>
    mock.calls.map(([first]) => [name, first]),
  );
  expect(calls).toEqual(action ? [[action, argument]] : []);
});
