import type { Area } from '../navigation/paths';

/**
 * Returns the storage key of an area's session (ads §4), which depends on the agency segment of the path. A
 * super admin on agency pages uses 'admin', others their own segment, so that several sessions can coexist.
 */
export function toSessionKey(area: Area): string {
  switch (area.kind) {
    case 'agency':
      return 'adlane-session:agency';
    case 'client':
      // Percent-encoded, so that no id can equal another area's key.
      return `adlane-session:client:${encodeURIComponent(area.highLevelId)}`;
    case 'superAdmin':
      return 'adlane-session:super-admin';
    case 'viewingAgency':
      return 'adlane-session:admin';
    default:
      return area satisfies never;
  }
}
