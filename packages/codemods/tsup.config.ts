import { definePackage, everyModule } from '../../tsup.base';

export default definePackage(everyModule);
