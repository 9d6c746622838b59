export type { RenamedExport, RenamedProp, Renames } from './Renames';
export { renameSource } from './renameSource';
export { versions } from './versions';
