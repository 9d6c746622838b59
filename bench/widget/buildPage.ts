import { build, defaultClientConditions } from 'vite';

/** Builds the host page's own scripts, and the bare recorder, into a folder. */
export async function buildPage(outDir: string): Promise<void> {
  for (const [name, format] of [
    ['page', 'iife'],
    ['bare', 'es'],
  ] as const) {
    await build({
      configFile: false,
      root: new URL('./page', import.meta.url).pathname,
      logLevel: 'error',
      resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
      build: {
        outDir,
        emptyOutDir: false,
        minify: true,
        lib: { entry: `${name}.ts`, formats: [format], name, fileName: () => `${name}.js` },
      },
    });
  }
}
