import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Manifest = { readonly name: string; readonly private?: boolean };

const published = [...readdirSync('packages').map((folder) => `packages/${folder}`), 'mocks']
  .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest)
  .filter((manifest) => !manifest.private)
  .map(({ name }) => name);

/** Lists what is wrong with the form of a changeset, as `.changeset/README.md` describes it. */
function listProblems(name: string, text: string): string[] {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)---\n\n([\s\S]+)$/.exec(text) ?? [];
  const packages = [...head.matchAll(/^['"](.+)['"]: (?:minor|patch)$/gm)].map(([, each = '']) => each);
  const isBreaking = summary.startsWith('**Breaking:** ');
  const sentence = /^[\s\S]*?[.:](?=\s(?!\*)|$)/.exec(summary.replace('**Breaking:** ', ''))?.[0] ?? summary;
  return [
    packages.length === 0 && 'names no package',
    ...packages.filter((each) => !published.includes(each)).map((each) => `${each} is not published`),
    sentence.length > 200 && `the first sentence has ${sentence.length} characters`,
    summary.length > 600 && `the text has ${summary.length} characters`,
    !isBreaking && !/^[`A-Z]/.test(summary) && 'does not begin with a sentence',
    isBreaking !== name.startsWith('0-') &&
      'breaking changes, and no others, begin with 0- and **Breaking:**',
    isBreaking && !head.includes(': minor') && 'a breaking change is no patch',
  ].filter((problem) => problem !== false);
}

describe('changesets', () => {
  it.each(readdirSync('.changeset').filter((name) => /(?<!README)\.md$/.test(name)))(
    '%s says in one sentence what users of published packages can do',
    (name) => {
      expect(listProblems(name, readFileSync(`.changeset/${name}`, 'utf8'))).toEqual([]);
    },
  );

  it('no two have the same text', () => {
    const texts = readdirSync('.changeset').map((name) =>
      readFileSync(`.changeset/${name}`, 'utf8').replace(/^---[\s\S]*?---/, ''),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  const write = (text: string, name = 'ui') => `---\n'@adlane/${name}': minor\n---\n\n${text}\n`;

  it.each([
    ['a.md', write('Sort lists.', 'api-server'), '@adlane/api-server is not published'],
    ['a.md', write(`Sort ${'very '.repeat(50)}long lists.`), 'the first sentence has 266 characters'],
    ['a.md', write('**Breaking:** rename `a` to `b`.'), 'breaking changes, and no others'],
    ['0-a.md', write('Sort lists.'), 'breaking changes, and no others'],
    ['a.md', write(`Sort. ${'More. '.repeat(100)}`), 'the text has 607 characters'],
    ['a.md', 'Sort lists.', 'names no package'],
  ])('refuse %s with %j', (name, text, problem) => {
    expect(listProblems(name, text).join('; ')).toContain(problem);
  });
});
