import { definePackage } from '../../tsup.base';

export default definePackage(['src/index.ts', 'src/db/schema/index.ts', 'src/untrusted/index.ts']);
