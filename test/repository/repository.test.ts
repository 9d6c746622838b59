import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
const code = files.filter(
  (path) =>
    /\.(ts|tsx|mjs)$/.test(path) &&
    !path.includes('/generated/') &&
    path !== 'test/repository/repository.test.ts',
);
const packageManifests = files.filter((path) => /^((packages|apps)\/[^/]+|mocks)\/package\.json$/.test(path));

function linesWith(pattern: RegExp, paths: string[]): string[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

describe('the repository', () => {
  it('creates formatters once per locale and options, where packages may import the rules', () => {
    const users = code.filter(
      (path) => /^packages\/(?:screens|ad-editor|api-server)\/src\//.test(path) && !path.includes('.test.'),
    );
    const created =
      /new Intl\.(?:DateTimeFormat\([^)]|NumberFormat|RelativeTimeFormat|DisplayNames)|toLocale(?:Date|Time)String\(/;
    expect(linesWith(created, users)).toEqual([]);
  });

  it('every package and app has a README', () => {
    expect(packageManifests.map((path) => path.replace('/package.json', '')).sort()).toEqual([
      'apps/dashboard',
      'apps/embed',
      'apps/server',
      'mocks',
      'packages/ad-editor',
      'packages/api-client',
      'packages/api-server',
      'packages/codemods',
      'packages/contract',
      'packages/messenger',
      'packages/screens',
      'packages/ui',
      'packages/widget-core',
    ]);
    const bare = packageManifests.filter((path) => !existsSync(path.replace('package.json', 'README.md')));
    expect(bare).toEqual([]);
  });

  it('no module exports a binding that changes later, since lazy widget parts copy it (ADR 0013)', () => {
    expect(linesWith(/^export (let|var) /, code)).toEqual([]);
  });

  it.each(['package.json', ...packageManifests])('%s pins every dependency exactly', (path) => {
    const { dependencies, devDependencies } = manifest(path);
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^(npm:(@?[\w./-]+)@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
    );
    expect(loose).toEqual([]);
  });

  it('zod is imported as a namespace, so that bundlers drop unused parts', () => {
    expect(linesWith(/import (?!type \* as z|\* as z).* from 'zod'/, code)).toEqual([]);
  });

  it('no test is skipped and no code is marked as unfinished', () => {
    expect(linesWith(/\b(it|test|describe)\.(skip|only|todo)\b|\bTODO\b|@ts-(ignore|nocheck)/, code)).toEqual(
      [],
    );
  });

  it('no package imports another one by a relative path', () => {
    const inPackages = code.filter((path) => /^(packages|apps|mocks)\//.test(path) && path.includes('/src/'));
    expect(linesWith(/from '(\.\.\/)+(packages|apps|mocks)\//, inPackages)).toEqual([]);
  });

  it('the list of decisions names every decision record', () => {
    const records = files.filter((path) => /^docs\/adr\/\d{4}-/.test(path));
    const list = readFileSync('docs/adr/README.md', 'utf8');
    expect(records.length).toBeGreaterThanOrEqual(8);
    expect(records.filter((path) => !list.includes(path.replace('docs/adr/', '')))).toEqual([]);
  });
});
