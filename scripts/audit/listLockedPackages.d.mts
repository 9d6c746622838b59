import type { LockedPackage } from './osvReport.mjs';

export function listLockedPackages(lockfile: { readonly packages: object }): LockedPackage[];
