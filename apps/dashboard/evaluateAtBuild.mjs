import { build, defaultServerConditions } from 'vite';

/** Runs a module and returns its exports. */
async function evaluate(path) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    ssr: {
      noExternal: true,
      resolve: { conditions: ['adlane-source', ...defaultServerConditions] },
    },
    build: { ssr: path, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/**
 * Replaces a module by the data that it exports, so that the app loads nothing that only computes them.
 * @param {RegExp} path of the module, whose exports can be written as JSON
 * @returns {import('vite').Plugin}
 */
export const evaluateAtBuild = (path) => ({
  name: 'adlane:evaluate-at-build',
  apply: 'build',
  load: {
    filter: { id: path },
    handler: async (id) =>
      Object.entries(await evaluate(id))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
  },
});
