import { mayCall } from '@adlane/contract';
import { type NotificationKind, notificationAccess } from '@adlane/contract/notifications';
import { and, eq, ne, or } from 'drizzle-orm';
import { notifyAudience } from '../../db/notifyAudience';
import { agencies } from '../../db/schema/agencies';
import { client_permissions, clients } from '../../db/schema/clients';
import { notifications } from '../../db/schema/notifications';
import { users } from '../../db/schema/users';
import type { Database } from '../../ports';
import { computeEffectiveFlags } from '../permissions/computeEffectiveFlags';

/** Something that happened. */
export type NotificationEvent = {
  readonly agency_id: number;
  /** The client that it is about: its users are told too, where they may look it up. */
  readonly client_id?: number | null;
  /** Tells this user alone. */
  readonly user_id?: number;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  /** Screen inside the user's own area, e.g. `/leads`: under `/agency` for an agency (ads §2). */
  readonly path?: string;
  /** Names the event, e.g. `launch/7/finished`: told twice, it stands in each list once. */
  readonly key: string;
  readonly at: Date;
};

/**
 * Tells people of an event: a row for each in the transaction of the event itself, and once that is through their open
 * pages count anew. Call it from any module or job, as often as the job runs:
 *
 * @example
 * await notify(tx, {
 *   agency_id, client_id: ad.client_user_id, kind: 'lead', title: 'New lead', body: `${name} answered ${ad.name}.`,
 *   path: '/leads', key: `lead/${leadId}`, at: ports.clock.now(),
 * });
 */
export async function notify(tx: Database, event: NotificationEvent): Promise<void> {
  const { agency_id, kind, title, body, key, at } = event;
  const people = await listRecipients(tx, event);
  if (people.length === 0) return;
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
        created_at: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ user_id: notifications.user_id });
  for (const { user_id } of notified) await notifyAudience(tx, { agency_id, user_id }, 'notifications');
}

type Person = Awaited<ReturnType<typeof listActiveUsers>>[number];

async function listRecipients(tx: Database, event: NotificationEvent): Promise<Person[]> {
  const access = notificationAccess[event.kind];
  return (await listActiveUsers(tx, event)).filter(({ entity_type, flags, defaults }) =>
    mayCall(access, { entity_type, permissions: computeEffectiveFlags(flags, defaults) }),
  );
}

/** Those it may concern: the agency's people and the users of the client that it is about. */
function listActiveUsers(tx: Database, { agency_id, client_id, user_id }: NotificationEvent) {
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
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
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

/** The screen in the person's own area: a client's is named by its id in the CRM, or by its own where it came without one. */
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
