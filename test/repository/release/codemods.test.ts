import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listExports } from '../../../.storybook/docgen/listExports';
import { type Renames, versions } from '../../../packages/codemods/src/index';

/** Finds the source of an entry of a package, such as `@adlane/contract/ads/leads`. */
function findEntry(module: string): string | undefined {
  const [, folder = '', rest] = /^@adlane\/([^/]+)(?:\/(.+))?$/.exec(module) ?? [];
  const root = join('packages', folder);
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  const own = exports[rest ? `./${rest}` : '.'] ?? exports['./*'];
  const file = own?.['adlane-source']?.replace('*', rest ?? '');
  return file && existsSync(join(root, file)) ? join(root, file) : undefined;
}

function listNames(module: string): string[] {
  const entry = findEntry(module);
  if (!entry) throw new Error(`${module} is no entry.`);
  // The contract's entries export whole files.
  return module.startsWith('@adlane/contract/')
    ? [...readSources(entry).matchAll(/^export (?:function|const|type) (\w+)/gm)].map(([, name = '']) => name)
    : listExports(entry).map(({ name }) => name);
}

/** The sources below the folder of an entry. */
function readSources(entry: string): string {
  const folder = join(entry, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

/** The declared props of a component, as text. */
function readProps(from: string, component: string): string {
  const folder = join('packages', from.replace('@adlane/', ''), 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) =>
      new RegExp(`/${component}/|/${component}(?:Props)?\\.tsx?$|/LaunchDrawerProps`).test(path),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.stories.'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adlane-codemods-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(versions))('the renames of %s', (_, renames: Renames) => {
  it.each(Object.entries(renames.modules))('%s is now the entry %s', (from, to) => {
    expect([findEntry(from), findEntry(to)]).toEqual([undefined, expect.any(String)]);
  });

  it.each(renames.exports)('$name of $from is now $to', ({ from, name, to, module }) => {
    expect(listNames(module ?? from)).toContain(to);
    expect(listNames(from)).not.toContain(name);
  });

  it.each(renames.props)('$name of $components is now the prop $to', ({ from, components, name, to }) => {
    for (const component of components) {
      const props = readProps(from, component);
      expect(props, component).toMatch(new RegExp(`\\b${to}\\??:`));
      expect(props, component).not.toMatch(new RegExp(`\\b${name}\\??:`));
    }
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--conditions=adlane-source', '--import', 'tsx', 'packages/codemods/src/cli.ts', ...args],
      { encoding: 'utf8' },
    );

  it('renames the files of a folder, lists them, and changes nothing with --dry', () => {
    const path = join(folder, 'a.ts');
    const old = "import '@adlane/contract/leads';\n";
    writeFileSync(path, old);
    writeFileSync(join(folder, 'b.ts'), 'export {};\n');
    expect(run('0.2', folder, '--dry')).toMatchObject({ stdout: `${path}\n`, status: 0 });
    expect(readFileSync(path, 'utf8')).toBe(old);
    expect(run('0.2', folder)).toMatchObject({ stdout: `${path}\n`, status: 0 });
    expect(readFileSync(path, 'utf8')).toBe("import '@adlane/contract/ads/leads';\n");
    expect(run('0.2', folder)).toMatchObject({ stdout: '', status: 0 });
  });

  it('names the versions it knows, and the files that it cannot read', () => {
    expect(run('0.9', folder)).toMatchObject({ stderr: expect.stringContaining('0.2'), status: 2 });
    const path = join(folder, 'broken.ts');
    writeFileSync(path, "import '@adlane/ui'; const = 1;");
    expect(run('0.2', path)).toMatchObject({ stderr: expect.stringContaining(path), status: 1 });
  });
});
