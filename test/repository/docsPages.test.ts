import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../../.storybook/docgen/readComponentDocs';
import { type DocsPage, listDocsPages, listPageGaps, listPropGaps } from './docsPages';

const folders = [
  ...['ui', 'ad-editor', 'screens', 'messenger', 'widget-core'].map((name) => `packages/${name}/src`),
  'apps/dashboard/src',
  '.storybook/foundations',
];

let pages: readonly DocsPage[] = [];
beforeAll(() => {
  pages = listDocsPages(folders);
});

describe('docs pages', () => {
  it('show a story and describe something', () => {
    expect(pages.length).toBeGreaterThan(150);
    expect(pages.flatMap(listPageGaps)).toEqual([]);
  });

  it('show a description, a type and a default of choices for every prop', () => {
    const parts = new Map(
      pages.flatMap((page) => page.parts).map((part) => [`${part.file} ${part.displayName}`, part]),
    );
    expect(parts.size).toBeGreaterThan(150);
    expect([...parts.values()].flatMap(listPropGaps)).toEqual([]);
  });

  it('resolve choices behind the name of a type', () => {
    const button = pages.flatMap(({ parts }) => parts).find(({ displayName }) => displayName === 'Button');
    expect(button?.props.variant).toMatchObject({
      type: {
        name: 'enum',
        value: ['"primary"', '"secondary"', '"ghost"', '"danger"'].map((value) => ({ value })),
      },
      defaultValue: { value: '"primary"' },
    });
    expect(button?.props.loading).toMatchObject({
      type: { name: 'boolean' },
      defaultValue: { value: 'false' },
    });
  });

  it('show code as a default, and a default in words as a part of the description', () => {
    const parts = pages.flatMap((page) => page.parts);
    const findProp = (name: string, prop: string) =>
      parts.find(({ displayName }) => displayName === name)?.props[prop];
    expect(findProp('Button', 'size')).toMatchObject({
      description: 'Size: `md` is 36 px high, in bars 32 px, on phones 44 px.',
      defaultValue: { value: '"md"' },
    });
    expect(findProp('Dialog', 'initialFocusRef')).toMatchObject({
      description: 'Initial focus.\n\nDefault: the first focusable element.',
      defaultValue: null,
    });
  });

  it('are grouped by purpose, one for each field', () => {
    const titles = new Set(pages.map(({ title }) => title));
    for (const title of ['Forms/PhoneField', 'Inputs/Select', 'Actions/Button', 'Overlays/Dialog']) {
      expect(titles).toContain(title);
    }
    expect([...titles].filter((title) => title.startsWith('UI/'))).toEqual([]);
  });
});

describe('the check of docs pages', () => {
  const component: ComponentDocs = { displayName: 'Box', description: 'A box.', file: 'Box.tsx', props: {} };
  const prop = {
    name: 'size',
    description: 'Size.',
    required: false,
    type: { name: 'string' },
    defaultValue: null,
  };
  const withProp = (changes: object) => ({ ...component, props: { size: { ...prop, ...changes } } });
  const choice = { name: 'enum', value: [{ value: '"sm"' }, { value: '"md"' }] };

  it.each([
    ['a component without a description', { ...component, description: '' }, 'Box has no description'],
    ['a prop without a description', withProp({ description: '' }), 'Box.size has no description'],
    ['a prop of an unknown type', withProp({ type: { name: 'unknown' } }), 'Box.size has the type unknown'],
    ['a choice without a default', withProp({ type: choice }), 'Box.size has no default'],
    [
      'a default that begins with code and goes on in words',
      withProp({ description: "Size.\n\nDefault: 'md', 40 px high." }),
      'Box.size mixes a default with words',
    ],
  ])('rejects %s', (_case, docs, gap) => {
    expect(listPropGaps(docs)).toEqual([`Box.tsx: ${gap}`]);
  });

  it.each([
    ['a literal', { defaultValue: { value: '"md"', computed: false } }],
    ['words', { description: 'Size.\n\nDefault: that of the form.' }],
  ])('accepts a choice with a default that is %s', (_case, changes) => {
    expect(listPropGaps(withProp({ type: choice, ...changes }))).toEqual([]);
  });

  it('rejects a page without a story or text', () => {
    const page = {
      file: 'Box.stories.tsx',
      title: 'Box',
      storyCount: 0,
      parts: [],
      entries: [],
      hasText: false,
    };
    expect(listPageGaps(page)).toEqual([
      'Box.stories.tsx has no story',
      'Box.stories.tsx describes nothing: set component or docs.parts',
    ]);
  });
});

describe('guidance', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.docs.json'));
  const fields: ReadonlySet<string> = new Set([
    'purpose',
    'searchedAs',
    'do',
    'dont',
    'keyboard',
    'content',
    'related',
  ]);

  const foundations = readdirSync('.storybook/foundations')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `Foundations/${file.replace('.stories.tsx', '')}`);

  it('exists for the parts that people use most', () => {
    expect(files.filter((path) => path.startsWith('packages/ui/')).length).toBeGreaterThanOrEqual(75);
    expect(files.filter((path) => path.startsWith('packages/ad-editor/')).length).toBeGreaterThanOrEqual(15);
    expect(files.length).toBeGreaterThanOrEqual(100);
  });

  it.each(files)('%s belongs to a component and has only known fields', (path) => {
    const guidance = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const name = path.replace(/^.*\/|\.docs\.json$/g, '');
    const siblings = ['.tsx', '.ts', '.stories.tsx'].map((ending) => join(dirname(path), `${name}${ending}`));
    expect(siblings.some((sibling) => existsSync(sibling))).toBe(true);
    expect(Object.keys(guidance).filter((field) => !fields.has(field))).toEqual([]);
    expect(String(guidance.purpose)).toMatch(/^[A-Z].{15,}\.$/);
    const titles: ReadonlySet<unknown> = new Set([...pages.map(({ title }) => title), ...foundations]);
    expect([guidance.related ?? []].flat().filter((title) => !titles.has(title))).toEqual([]);
  });
});
