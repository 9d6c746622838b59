import { mayCall } from '@adlane/contract';
import {
  emailedByDefault,
  type NotificationKind,
  notificationAccess,
} from '@adlane/contract/account/notifications';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { notifyAudience } from '../../../db/notifyAudience';
import { agencies } from '../../../db/schema/account/agencies';
import { client_permissions, clients } from '../../../db/schema/account/clients';
import { notification_settings, notifications } from '../../../db/schema/account/notifications';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { computeEffectiveFlags } from '../permissions/computeEffectiveFlags';

/** An event that users are notified of. */
type NotificationEvent = {
  readonly agency_id: number;
  /** The client it is about, whose users are notified too if they may see it. */
  readonly client_id?: number | null;
  /** Notifies only this user. */
  readonly user_id?: number;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  /** Screen inside the user's own area, e.g. `/leads`: under `/agency` for an agency (ads §2). */
  readonly path?: string;
  /** Identifies the event, e.g. `launch/7/finished`: each list has it once. */
  readonly key: string;
  readonly at: Date;
};

/**
 * Notifies users of an event: one row each in the event's transaction, and after its commit their open pages
 * count again. Safe to repeat from any module or job.
 *
 * @example await notify(tx, { agency_id, client_id: ad.client_user_id, kind: 'lead', title: 'New lead', body:
 * `${name} answered ${ad.name}.`, path: '/leads', key: `lead/${leadId}`, at: ports.clock.now(), });
 */
export async function notify(tx: Database, event: NotificationEvent): Promise<void> {
  const { agency_id, kind, title, body, key, at } = event;
  const people = await listRecipients(tx, event);
  if (people.length === 0) return;
  const emailDueAt = new Date(at.getTime() + emailDelayMs);
  const notified = await tx
    .insert(notifications)
    .values(
      people.map((person) => ({
        agency_id,
        user_id: person.id,
        kind,
        title,
        body,
        path: buildPath(person, event.path),
        event_key: key,
        is_listed: person.in_app,
        email_due_at: person.email ? emailDueAt : null,
        created_at: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ user_id: notifications.user_id });
  for (const { user_id } of notified) await notifyAudience(tx, { agency_id, user_id }, 'notifications');
}

/** Notifications that are unread after this time are sent by email. */
const emailDelayMs = 60_000;

type Person = Awaited<ReturnType<typeof listActiveUsers>>[number];

async function listRecipients(tx: Database, event: NotificationEvent): Promise<Person[]> {
  const access = notificationAccess[event.kind];
  return (await listActiveUsers(tx, event)).filter(
    ({ entity_type, flags, defaults, in_app, email }) =>
      (in_app || email) &&
      mayCall(access, { entity_type, permissions: computeEffectiveFlags(flags, defaults) }),
  );
}

/** Lists the agency's users and those of the client it is about. */
function listActiveUsers(tx: Database, { agency_id, client_id, user_id, kind }: NotificationEvent) {
  const isConcerned =
    user_id === undefined
      ? or(ne(users.entity_type, 'Client'), eq(users.client_id, client_id ?? 0))
      : eq(users.id, user_id);
  return tx
    .select({
      id: users.id,
      entity_type: users.entity_type,
      g_h_id: clients.g_h_id,
      flags: client_permissions,
      defaults: agencies.default_permissions,
      in_app: sql<boolean>`coalesce(${notification_settings.in_app}, true)`,
      email: sql<boolean>`coalesce(${notification_settings.email}, ${emailedByDefault.includes(kind)})`,
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .leftJoin(
      notification_settings,
      and(
        eq(notification_settings.agency_id, users.agency_id),
        eq(notification_settings.user_id, users.id),
        eq(notification_settings.kind, kind),
      ),
    )
    .leftJoin(clients, and(eq(clients.agency_id, users.agency_id), eq(clients.id, users.client_id)))
    .leftJoin(
      client_permissions,
      and(
        eq(client_permissions.agency_id, users.agency_id),
        eq(client_permissions.client_id, users.client_id),
      ),
    )
    .where(and(eq(users.agency_id, agency_id), eq(users.status, 'active'), isConcerned));
}

/** Builds the path in the user's own area; a client's area has its id in the CRM, or else its own. */
function buildPath({ id, entity_type, g_h_id }: Person, path: string | undefined): string | null {
  if (path === undefined) return null;
  switch (entity_type) {
    case 'Agency':
      return `/agency${path}`;
    case 'SuperAdmin':
      return `/super-admin${path}`;
    case 'Client':
      return `/agency/${encodeURIComponent(g_h_id ?? `client-${id}`)}${path}`;
    default:
      throw new TypeError(`There is no area for ${String(entity_type satisfies never)}.`);
  }
}
