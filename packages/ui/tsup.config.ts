import { definePackage } from '../../tsup.base';

// One file per component, so that an app's bundler drops unused ones: in a single file it could not prove that creating
// a styled component has no side effects.
export default definePackage([
  'src/**/*.ts',
  'src/**/*.tsx',
  '!src/**/*.stories.tsx',
  '!src/**/*.test.ts',
  '!src/story/**',
]);
