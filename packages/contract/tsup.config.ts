import { definePackage } from '../../tsup.base';

export default definePackage([
  'src/index.ts',
  'src/rules/index.ts',
  'src/constants/index.ts',
  'src/openapi/index.ts',
]);
