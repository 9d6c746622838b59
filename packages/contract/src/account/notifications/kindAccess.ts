import { type Access, forAdManager, forAgency, forAgencyOrClient, forUser } from '../../access';
import type { NotificationKind } from './schemas';

/** Access of each notification kind: a client is notified only of what it may read (ads §6). */
export const notificationAccess = {
  ad_status: forAgencyOrClient(),
  launch: forAdManager,
  lead: forAgencyOrClient(),
  import: forAgency,
  source: forAgency,
  niche_request: forAgency,
  billing: forAgency,
  announcement: forUser,
  ticket: forAgency,
  reply: forAgency,
  mention: forAgency,
  assignment: forAgency,
  unanswered: forAgency,
  webhook: forAgency,
  tracker: forAgency,
} as const satisfies Record<NotificationKind, Access>;
