import { definePackage } from '../tsup.base';

// The other entries start the API in the tab, which needs the server and its dump: they are for this repository.
export default definePackage({ 'fixtures/index': 'src/fixtures/index.ts' });
