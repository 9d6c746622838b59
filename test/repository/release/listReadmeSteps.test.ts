import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listReadmeSteps } from '../../../scripts/packages/readmes/listReadmeSteps.mjs';

describe('the steps of a README', () => {
  it('are commands and files, from an empty folder on, without blocks that only explain', () => {
    const readme = [
      '```ts\nbefore();\n```',
      'In an empty folder:',
      '```sh\nnpm init -y\nnpm install a \\\n  b\n```',
      'Write `a.mjs` and run `node a.mjs`:',
      '```ts\na();\n```',
      'Or:',
      '```ts\nb();\n```',
      'From an empty folder to a page:',
      '```sh\ncd page\n```',
      'Replace `src/main.tsx` by this and run `npm run dev`:',
      '```tsx\nc();\n```',
    ].join('\n\n');
    expect(listReadmeSteps(readme)).toEqual([
      [
        { command: 'npm init -y' },
        { command: 'npm install a b' },
        { file: 'a.mjs', code: 'a();\n' },
        { command: 'node a.mjs' },
      ],
      [{ command: 'cd page' }, { file: 'src/main.tsx', code: 'c();\n' }, { command: 'npm run build' }],
    ]);
  });

  it.each([
    'packages/contract',
    'packages/api-client',
    'packages/ui',
    'packages/ad-editor',
    'packages/widget-core',
    'mocks',
    'packages/codemods',
  ])('of %s install it and run a file', (folder) => {
    const steps = listReadmeSteps(readFileSync(`${folder}/README.md`, 'utf8')).flat();
    expect(steps.some((step) => 'file' in step)).toBe(true);
    const last = steps.at(-1);
    expect(last && 'command' in last ? last.command : '').toMatch(/^(?:node|npx|npm run|grep) /);
  });
});
