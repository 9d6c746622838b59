import { describe, expect, it } from 'vitest';
import { openVersion, openVersionBy } from './openVersion';

type Article = { readonly id: number; readonly title: string; readonly updated_at: string };

const article: Article = { id: 1, title: 'Mine', updated_at: '2026-11-01T00:00:00.000Z' };
const theirs: Article = { id: 1, title: 'Theirs', updated_at: '2026-11-02T00:00:00.000Z' };
const refuse = (body: unknown) => Object.assign(new Error('Refused.'), { body });

describe('an opened version', () => {
  const opened = openVersion('article', article, ({ title }) => ({ title }));

  it('has the values of the form and the time of the record as its base', () => {
    expect(opened).toMatchObject({ record: 'article', base: article.updated_at, values: { title: 'Mine' } });
  });

  it("finds the other user's version in the refusal of a save", () => {
    const refusal = refuse({ code: 'EDIT_CONFLICT', message: 'Changed.', stored: theirs });
    expect(opened.findTheirs(refusal)).toEqual({ base: theirs.updated_at, values: { title: 'Theirs' } });
  });

  it.each([
    ['another refusal', refuse({ code: 'CONFLICT', message: 'Taken.', stored: theirs })],
    ['a conflict without the stored record', refuse({ code: 'EDIT_CONFLICT', message: 'Changed.' })],
    ['a network error', new Error('Offline.')],
    ['no error', undefined],
  ])('finds nothing in %s', (_what, error) => {
    expect(opened.findTheirs(error)).toBeUndefined();
  });

  it('is named by what the record has as its version', () => {
    const config = openVersionBy(
      'project',
      { version: 7, color: 'red' },
      { toBase: ({ version }) => String(version), toValues: ({ color }) => ({ color }) },
    );
    expect(config).toMatchObject({ base: '7', values: { color: 'red' } });
  });
});
