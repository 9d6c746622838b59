import { definePackage } from '../../tsup.base';

const wrappers = ['react', 'vue', 'angular', 'element'].map((name) => `src/wrappers/${name}.ts`);

export default definePackage([
  'src/index.ts',
  'src/protocol/index.ts',
  'src/sanitize/index.ts',
  'src/preview.ts',
  ...wrappers,
]);
