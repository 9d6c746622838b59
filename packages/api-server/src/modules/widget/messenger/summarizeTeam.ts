import { findNextOpening } from '@adlane/contract/rules';
import type { MessengerHome } from '@adlane/contract/widget/messenger';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import { projects } from '../../../db/schema/widget/projects';
import { found } from '../../../http/problem';
import type { VisitorContext } from '../../../http/UseCaseContext';

/** A team member who did something within this time is there. */
const onlineMs = 10 * 60 * 1000;
const maxShown = 3;

/** Returns who of the team is there, and when it answers, as the widget shows it. */
export async function summarizeTeam({ tx, caller, now }: VisitorContext): Promise<MessengerHome['team']> {
  const { agency_id, project_id } = caller;
  const [project] = await tx
    .select({ reply_time: projects.reply_time, office_hours: projects.office_hours })
    .from(projects)
    .where(and(eq(projects.agency_id, agency_id), eq(projects.id, project_id)));
  const { reply_time, office_hours } = found(project);
  const online = await tx
    .select({ name: users.first_name })
    .from(users)
    .where(
      and(
        eq(users.agency_id, agency_id),
        ne(users.entity_type, 'Client'),
        eq(users.status, 'active'),
        ne(users.first_name, ''),
        gt(users.last_seen_at, new Date(now.getTime() - onlineMs)),
      ),
    )
    .orderBy(desc(users.last_seen_at), users.id)
    .limit(maxShown);
  const opensAt = office_hours === null ? null : findNextOpening(office_hours, now);
  return {
    online: online.map(({ name }) => name),
    replyTime: reply_time,
    opensAt: opensAt?.toISOString() ?? null,
  };
}
