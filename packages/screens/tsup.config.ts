import { definePackage } from '../../tsup.base';

export default definePackage(['src/index.ts', 'src/builder.ts']);
