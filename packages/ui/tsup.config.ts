import { definePackage } from '../../tsup.base';

export default definePackage(['src/index.ts', 'src/fields/index.ts']);
