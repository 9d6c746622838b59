import { defineConfig } from 'tsup';

/** The build of every published package: ESM only, one file an entry, types come from `tsc -b`. */
export function definePackage(entry: string[]) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    dts: false,
    sourcemap: true,
    splitting: true,
    clean: false,
    treeshake: true,
  });
}
