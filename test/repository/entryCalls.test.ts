import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listEntryCalls } from './entryCalls';

/** Entries of ad-editor with the file of each. */
const entries = Object.entries(
  JSON.parse(readFileSync('packages/ad-editor/package.json', 'utf8')).exports as Record<
    string,
    Readonly<Record<string, string>>
  >,
)
  .filter(([name]) => name !== '.')
  .map(([name, files]) => [name.replace('.', '@adlane/ad-editor'), String(files['adlane-source'])] as const);

const readme = readFileSync('packages/ad-editor/README.md', 'utf8');

describe('the README of ad-editor', () => {
  it.each(entries)('lists the calls of %s', (name, file) => {
    const calls = listEntryCalls(`packages/ad-editor/${file.replace('./', '')}`);
    expect(readme).toContain(formatRow(name, calls));
  });
});

/** Formats the calls of an entry as a row of the README: `templates.list, view`. */
function formatRow(name: string, calls: readonly string[]): string {
  const resources = [...new Set(calls.map((call) => call.split('.')[0] ?? ''))];
  const parts = resources.map((resource) => {
    const names = calls.filter((call) => call.startsWith(`${resource}.`));
    return `\`${resource}\`: ${names.map((call) => call.slice(resource.length + 1)).join(', ')}`;
  });
  return `| \`${name}\` | ${parts.join(' · ') || 'none'} |`;
}
