import { definePackage } from '../../tsup.base';

// One file a component, so that an app's bundler drops those that it does not use: in one big file it could not tell
// that making a styled component has no effect of its own.
export default definePackage([
  'src/**/*.ts',
  'src/**/*.tsx',
  '!src/**/*.stories.tsx',
  '!src/**/*.test.ts',
  '!src/story/**',
]);
