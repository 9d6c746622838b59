import { minify } from 'terser';
import { recorderModule } from './leanRecorder.mjs';
import { innerNames, optionNames } from './recorderCuts.mjs';
import { ownProperties, shortNames } from './shortNames.mjs';

/** Says `let` for `const`, throughout: what is said in one way alone compresses better, and is joined by the minifier. */
function withoutConst(code, program) {
  const starts = [];
  const look = (node) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'const') starts.push(node.start);
    for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) look(value);
  };
  look(program);
  let from = 0;
  let lean = '';
  for (const start of starts.sort((a, b) => a - b)) {
    lean += `${code.slice(from, start)}let`;
    from = start + 'const'.length;
  }
  return lean + code.slice(from);
}

/**
 * Minifies the widget's chunks with terser, which makes them smaller on the wire than the bundler's own minifier does:
 * visitors of every page pay for these bytes. Properties of the widget's own objects get the same short names in all.
 * @returns {import('vite').Plugin}
 */
export function minifyChunks() {
  const known = Object.fromEntries([...shortNames].map(([name, short]) => [`$${name}`, short]));
  return {
    name: 'minify-chunks',
    async renderChunk(code, { moduleIds }) {
      const hasRecorder = moduleIds.some((id) => id.includes(recorderModule));
      const names = hasRecorder ? [...ownProperties, ...innerNames, ...optionNames] : ownProperties;
      const { code: small = '' } = await minify(withoutConst(code, this.parse(code)), {
        module: true,
        ecma: 2022,
        mangle: { properties: { regex: new RegExp(`^(?:${names.join('|')})$`) } },
        nameCache: { props: { props: known } },
        // The host's console is not the recorder's to write into.
        compress: {
          ecma: 2022,
          drop_console: true,
          keep_fargs: false,
          passes: 4,
          pure_getters: true,
          unsafe_arrows: true,
          unsafe_methods: true,
        },
      });
      return { code: small, map: null };
    },
  };
}
