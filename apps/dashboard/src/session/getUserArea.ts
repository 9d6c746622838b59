import type { User } from '@adlane/contract/auth';
import type { Area } from '../app/paths';

/** The area that a user works in. A client's is named by its id in the CRM, or by its own where it came without one. */
export function getUserArea(user: Pick<User, 'id' | 'entity_type' | 'g_h_id'>): Area {
  switch (user.entity_type) {
    case 'Agency':
      return { kind: 'agency' };
    case 'SuperAdmin':
      return { kind: 'superAdmin' };
    case 'Client':
      return { kind: 'client', highLevelId: user.g_h_id ?? `client-${user.id}` };
    default:
      return user.entity_type satisfies never;
  }
}
