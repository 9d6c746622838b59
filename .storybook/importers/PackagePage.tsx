import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import budgets from '../../size-budgets.json';
import { entries } from '../docgen/entries';
import { NeededCalls } from '../story/NeededCalls';
import { findExample } from './findExample';
import { listInstalled, listPublished, type PageManifest } from './listInstalled';

function Sizes({ folder }: { readonly folder: string }) {
  const sizes = Object.entries(budgets).filter(([name]) => name.startsWith(`${folder}: `));
  if (sizes.length === 0) return null;
  return (
    <>
      <h2>Sizes</h2>
      <p>
        At most this, gzipped; each build measures it (<code>size-budgets.json</code>).
      </p>
      <table>
        <tbody>
          {sizes.map(([name, bytes]) => (
            <tr key={name}>
              <td>{name.slice(folder.length + 2)}</td>
              <td>{(bytes / 1000).toFixed(1)} kB</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Entries({ names, pages }: { readonly names: readonly string[]; readonly pages: PageLinks }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Entry</th>
          <th>Exports</th>
          <th>Props and examples</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{entries.find((entry) => entry.name === name)?.exports.length}</td>
            <td>{pages[name] ? <a href={`?path=/${pages[name]}`}>Open</a> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pages of the entries, by name: `docs/actions-button--docs`. */
type PageLinks = Readonly<Record<string, string>>;

/**
 * The page of a published package: how to install and use it, its entries, calls and sizes, from its manifest and README.
 * @param example part of the README's code block to show, the first block by default
 * @param children what the package does not do
 */
export function PackagePage({
  manifest,
  readme,
  example = '',
  pages = {},
  children,
}: {
  readonly manifest: PageManifest;
  readonly readme: string;
  readonly example?: string;
  readonly pages?: PageLinks;
  readonly children: ReactNode;
}) {
  const folder = manifest.name.replace('@adlane/', '');
  const { code, language } = findExample(readme, example);
  const names = listPublished(manifest);
  return (
    <>
      <h1>{manifest.name}</h1>
      <p>{manifest.description}</p>
      <h2>Installation</h2>
      <Source language="bash" code={`npm install ${listInstalled(manifest).join(' ')}`} />
      <h2>Example</h2>
      <Source language={language} code={code} />
      <h2>Entries</h2>
      <Entries names={names} pages={pages} />
      <NeededCalls entries={entries.filter(({ name }) => names.includes(name))} />
      <Sizes folder={folder} />
      <h2>What it does not do</h2>
      {children}
    </>
  );
}
