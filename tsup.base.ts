import { readFile, writeFile } from 'node:fs/promises';
import type { Options } from 'tsup';

/**
 * Every module as a file, so that an app's bundler drops unused ones: in a single file it could not prove that
 * creating a styled component or a schema has no side effects.
 */
export const everyModule = [
  'src/**/*.ts',
  'src/**/*.tsx',
  '!src/**/*.d.ts',
  '!src/**/*.stories.tsx',
  '!src/**/*.fixtures.ts',
  '!src/**/*.fixtures.tsx',
  '!src/**/*.test.ts',
  '!src/**/*.test.tsx',
  '!src/story/**',
];

/** Imports of a module that runs React: hooks, contexts, or styled components, which are made when it loads. */
const runsReact =
  /from ['"](?:react(?:\/jsx-runtime)?|react-final-form|@(?:chakra-ui|emotion|ark-ui|dnd-kit|tanstack)\/[^'"]+|lucide-react)['"]/;

/**
 * Marks modules that run React with `'use client'`, so that server components can import the package. Plain functions
 * stay callable on servers.
 */
const useClient: NonNullable<Options['plugins']>[number] = {
  name: 'use-client',
  async buildEnd({ writtenFiles }) {
    const scripts = writtenFiles.filter(({ name }) => name.endsWith('.js'));
    await Promise.all(
      scripts.map(async ({ name }) => {
        const code = await readFile(name, 'utf8');
        // On the first line, so that source maps stay right.
        if (runsReact.test(code)) await writeFile(name, `'use client'; ${code}`);
      }),
    );
  },
};

/**
 * The build of every published package: ESM only, types come from `tsc -b`.
 * @param own what a package does differently
 */
export function definePackage(entry: NonNullable<Options['entry']>, own: Options = {}): Options {
  return {
    entry,
    format: 'esm',
    target: 'es2022',
    dts: false,
    sourcemap: true,
    splitting: true,
    clean: false,
    treeshake: true,
    plugins: [useClient],
    ...own,
  };
}
