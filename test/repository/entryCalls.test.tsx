import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { listEntryCalls, listModules } from '../../.storybook/docgen/listEntryCalls';
import { listPackageEntries } from '../../.storybook/docgen/listPackageEntries';
import type { PackageEntry } from '../../.storybook/docgen/PackageEntry';
import { packageEntries } from '../../.storybook/docgen/packageEntries';
import { NeededCalls } from '../../.storybook/story/NeededCalls';
import { listPageEntries } from '../../.storybook/story/pageEntries';
import { type DocsPage, listDocsPages } from './docsPages';

type Manifest = { readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>> };

/** Lists entries of a package with the source of each. */
function listSources(folder: string): (readonly [name: string, source: string])[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports)
    .filter(([name]) => name !== '.')
    .map(([name, files]) => [
      name.replace('.', folder.replace('packages', '@adlane')),
      join(folder, String(files['adlane-source'])),
    ]);
}

const editors = listSources('packages/ad-editor');
/** Entries of the widget that work without its server. */
const layers = listSources('packages/widget-core').filter(([name]) => /\/(capture|tour)\b/.test(name));

const readme = readFileSync('packages/ad-editor/README.md', 'utf8');

describe('the README of ad-editor', () => {
  it.each(editors)('lists the calls of %s', (name, source) => {
    expect(readme).toContain(formatRow(name, listEntryCalls(listModules(source))));
  });

  it('has the section that docs pages link', () => {
    expect(
      renderToStaticMarkup(<NeededCalls entries={listPackageEntries()} sourceRoot="https://code" />),
    ).toContain('<a href="https://code/packages/ad-editor/README.md#your-own-data">');
    expect(readme).toContain('\n## Your own data\n');
  });
});

describe('the docs pages', () => {
  let entries: readonly PackageEntry[] = [];
  let pages: readonly DocsPage[] = [];
  beforeAll(async () => {
    entries = await loadEntries();
    pages = listDocsPages(['packages/ui/src', 'packages/ad-editor/src', 'packages/widget-core/src']);
  });

  it.each([...editors, ...layers])('show the calls of %s', (name, source) => {
    const shown = pages
      .map(({ parts: [first], entries: named }) => {
        const part = first && { name: first.displayName, file: first.file };
        return listPageEntries(entries, part, named);
      })
      .filter((ofPage) => ofPage.some((entry) => entry.name === name));
    expect(shown.length).toBeGreaterThan(0);
    const expected = listEntryCalls(listModules(source));
    for (const ofPage of shown) expect(readShownCalls(ofPage, name)).toEqual(expected);
  });

  it('show no calls for building blocks', () => {
    const ofUi = entries.filter(({ name }) => name.startsWith('@adlane/ui'));
    expect(ofUi.length).toBeGreaterThan(1);
    expect(renderToStaticMarkup(<NeededCalls entries={ofUi} />)).toBe('');
  });

  it('name the entry with the fewest exports to import a component from', () => {
    const imports = pages.flatMap(({ parts: [first] }) => {
      const [entry] = listPageEntries(entries, first && { name: first.displayName, file: first.file });
      return entry && first ? [`${first.displayName} of ${entry.name}`] : [];
    });
    expect(imports).toEqual(
      expect.arrayContaining([
        'Button of @adlane/ui',
        'TextField of @adlane/ui/fields',
        'LeadFormBuilder of @adlane/ad-editor/lead-form',
        'TourPopover of @adlane/widget-core/tour/react',
      ]),
    );
  });
});

/** Loads the entries as Storybook's pages do. */
async function loadEntries(): Promise<PackageEntry[]> {
  const { load } = packageEntries();
  if (typeof load !== 'function') throw new Error('The plugin loads no module.');
  const code = await Reflect.apply(load, undefined, ['\0virtual:package-entries']);
  return JSON.parse(String(code).replace(/^export default |;$/g, '')) as PackageEntry[];
}

/** Reads the calls of an entry from what a page shows. */
function readShownCalls(entries: readonly PackageEntry[], name: string): string[] {
  const html = renderToStaticMarkup(<NeededCalls entries={entries} />);
  const [, section = ''] = html.split(`aria-label="Calls of ${name}"`);
  const [text = ''] = section.split('</section>');
  return [...text.matchAll(/<code>([\w.]+)<\/code>/g)].map(([, call = '']) => call);
}

/** Formats the calls of an entry as a row of the README: `templates.list, view`. */
function formatRow(name: string, calls: readonly string[]): string {
  const resources = [...new Set(calls.map((call) => call.split('.')[0] ?? ''))];
  const parts = resources.map((resource) => {
    const names = calls.filter((call) => call.startsWith(`${resource}.`));
    return `\`${resource}\`: ${names.map((call) => call.slice(resource.length + 1)).join(', ')}`;
  });
  return `| \`${name}\` | ${parts.join(' · ') || 'none'} |`;
}
