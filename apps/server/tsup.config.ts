import { defineConfig, type Options } from 'tsup';

/**
 * The workspace's packages are bundled from their sources. Everything from npm stays in node_modules: drivers and
 * loggers load additional files, and bundling would only slow down their start.
 */
export const serverBuild: Options = {
  entry: {
    server: 'src/main.ts',
    double: 'src/double.ts',
    maintain: 'src/maintain.ts',
    untrustedWorker: 'src/untrustedWorker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  sourcemap: true,
  splitting: true,
  clean: true,
  noExternal: [/^@adlane\//],
  esbuildOptions(options) {
    options.conditions = ['adlane-source'];
  },
};

export default defineConfig(serverBuild);
