declare module 'virtual:package-entries' {
  import type { PackageEntry } from './PackageEntry';

  const entries: readonly PackageEntry[];
  export default entries;
}
