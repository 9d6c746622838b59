import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedManifest } from '../../scripts/packages/publishedManifest.mjs';
import { findExample } from './findExample';
import { listInstalled, listPublished, type PageManifest } from './listInstalled';

const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'mocks'];
const packages = folders
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as PageManifest & {
      readonly private?: boolean;
    },
  }))
  .filter(({ manifest }) => !manifest.private);
const pages = readdirSync('.storybook/importers')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readFileSync(`.storybook/importers/${name}`, 'utf8'));
const start = readFileSync('.storybook/welcome/Developers.mdx', 'utf8');

describe.each(packages)('the page of $folder', ({ folder, manifest }) => {
  const page = pages.find((text) => text.includes(`'../../${folder}/package.json'`)) ?? '';

  it('shows a code block of the README, and is linked from the start page of developers', () => {
    expect(page).toContain(`'../../${folder}/README.md?raw'`);
    const example = /example="(.+)"/.exec(page)?.[1] ?? '';
    expect(findExample(readFileSync(`${folder}/README.md`, 'utf8'), example).code).not.toBe('');
    const title = /title="(.+)"/.exec(page)?.[1] ?? '';
    expect(start).toContain(`?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`);
  });

  it('lists what is published', () => {
    const { exports } = publishedManifest(manifest, folder) as { readonly exports: object };
    expect(listPublished(manifest)).toEqual(
      Object.keys(exports).map((path) => path.replace('.', manifest.name)),
    );
  });
});

describe('a package page', () => {
  it('installs the package with its peers, without optional ones', () => {
    const manifest = {
      name: '@adlane/x',
      description: '',
      exports: { '.': {} },
      peerDependencies: { react: '19', vue: '3' },
      peerDependenciesMeta: { vue: { optional: true } },
    };
    expect(listInstalled(manifest)).toEqual(['@adlane/x', 'react']);
  });

  it('shows no installation as the example', () => {
    expect(findExample('```sh\nnpm i\n```\n\n```ts\nlet a;\n```\n', '').code).toBe('let a;');
  });

  it('refuses an example that the README does not have', () => {
    expect(() => findExample('```ts\nlet a;\n```\n', 'b')).toThrow('No code block');
  });
});
