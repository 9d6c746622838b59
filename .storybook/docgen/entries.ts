import data from 'virtual:package-entries';
import type { PackageEntry } from './PackageEntry';

/** Entries of the packages that have docs pages; none in tests. */
export const entries = data as readonly PackageEntry[];
