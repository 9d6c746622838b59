import { afterAll, beforeAll, expect, test } from 'vitest';
import { listResourceEntries } from './listResourceEntries';

const page = document.createElement('div');
const script = (name: string) => `${location.origin}/__adlane-missing-${name}.css`;

beforeAll(async () => {
  document.body.append(page);
  // Loaded resources are listed, found or not.
  for (const name of ['one', 'two', 'three']) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `${script(name)}?token=canary` });
    const ended = new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, resolve);
    });
    page.append(link);
    await ended;
  }
  await fetch(`${location.origin}/__adlane-missing-call`);
});
afterAll(() => page.remove());

const own = (most: number, isLogged: (url: string) => boolean = () => true) =>
  listResourceEntries(performance, (url) => url.includes('__adlane-missing') && isLogged(url), most);

test('lists the page’s resources with kind and time, without secrets, and without its calls', () => {
  expect(own(70)).toEqual(
    ['one', 'two', 'three'].map((name) => ({
      type: 'RESOURCE',
      url: `${script(name)}?token=[redacted]`,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      initiatorType: 'link',
      duration: expect.any(Number),
    })),
  );
});

test.each([
  [2, ['two', 'three']],
  [1, ['three']],
])('of more than %i resources the last ones are listed', (most, names) => {
  expect(own(most).map(({ url }) => /missing-(\w+)\.css/.exec(url)?.[1])).toEqual(names);
});

test('blacklisted resources are left out', () => {
  expect(own(70, (url) => !url.includes('two')).map(({ url }) => url.includes('two'))).toEqual([
    false,
    false,
  ]);
});
