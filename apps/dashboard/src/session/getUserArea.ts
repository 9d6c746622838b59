import type { User } from '@adlane/contract/account/auth';
import type { Area } from '../navigation/paths';

/**
 * Returns the area of a user. A client's area is named by its CRM id, or by its own id without one; a super
 * admin who signed in as an agency views the agency's pages.
 */
export function getUserArea(user: Pick<User, 'id' | 'entity_type' | 'g_h_id' | 'login_as_type'>): Area {
  switch (user.entity_type) {
    case 'Agency':
      return { kind: user.login_as_type === 'SuperAdmin' ? 'viewingAgency' : 'agency' };
    case 'SuperAdmin':
      return { kind: 'superAdmin' };
    case 'Client':
      return { kind: 'client', highLevelId: user.g_h_id ?? `client-${user.id}` };
    default:
      return user.entity_type satisfies never;
  }
}
