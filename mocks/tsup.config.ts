import { definePackage } from '../tsup.base';

/** What a user of the package installs; the server and what it needs become part of this package. */
const installed = [/^@adlane\/contract/, /^@electric-sql\/pglite/, /^(msw|zod)(\/|$)/, '#dump'];

export default [
  definePackage({ 'fixtures/index': 'src/fixtures/index.ts' }),
  definePackage(
    {
      'tab/index': 'src/tab/index.ts',
      'tab/dump/readDump.browser': 'src/tab/dump/readDump.browser.ts',
      'tab/dump/readDump.node': 'src/tab/dump/readDump.node.ts',
    },
    {
      external: installed,
      // Larger than the code.
      sourcemap: false,
      noExternal: [/^(?!@adlane\/contract|@electric-sql\/pglite|msw|zod|#dump|\.|\/)/],
      esbuildOptions(options) {
        options.conditions = ['adlane-source'];
        // Not beside those of the other entry.
        options.chunkNames = 'tab/[name]-[hash]';
      },
    },
  ),
];
