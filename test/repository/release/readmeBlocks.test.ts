import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBlocks } from '../../../scripts/packages/readmes/listBlocks.mjs';
import { listReadmeSteps } from '../../../scripts/packages/readmes/listReadmeSteps.mjs';

/** Reads what the apps outside the workspace are made of, and what starts and uses them. */
const sources = ['test/outside', 'scripts/packages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => statSync(path).isFile() && !path.endsWith('runBlock.tsx'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const folders = ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core', 'codemods'];
const readmes = [...folders.map((name) => [name, `packages/${name}`] as const), ['mocks', 'mocks'] as const];

describe.each(readmes)('the README of %s', (packageName, folder) => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const followed = listReadmeSteps(readme)
    .flat()
    .flatMap((step) => ('code' in step ? [step.code] : []));
  const blocks = listBlocks(readme).filter(({ language }) => ['ts', 'tsx', 'html'].includes(language));

  it('has only code blocks that are run: from an empty folder, or by an app outside the workspace', () => {
    const isRun = ({ name, code }: (typeof blocks)[number]) =>
      name ? sources.includes(`readmes/${packageName}/${name}`) : followed.includes(code);
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.filter((block) => !isRun(block)).map(({ line }) => line)).toEqual([]);
  });
});
