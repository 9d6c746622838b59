import type { Area } from '../app/paths';

/**
 * Name under which an area's session is stored (ads §4): it depends on the agency part of the address. A super admin
 * on agency pages uses 'admin', everybody else their own part, so that several sign-ins live side by side.
 */
export function toSessionKey(area: Area): string {
  switch (area.kind) {
    case 'agency':
      return 'adlane-session:agency';
    case 'client':
      // Percent-encoded so that no id can be another area's name.
      return `adlane-session:client:${encodeURIComponent(area.highLevelId)}`;
    case 'superAdmin':
      return 'adlane-session:super-admin';
    case 'viewingAgency':
      return 'adlane-session:admin';
    default:
      return area satisfies never;
  }
}
