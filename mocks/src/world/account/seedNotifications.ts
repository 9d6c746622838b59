import { notifications, users } from '@adlane/api-server/schema';
import { and, eq } from 'drizzle-orm';
import { ago, type SeedContext } from '../SeedContext';

const seeded = [
  {
    kind: 'lead',
    title: 'New lead',
    body: 'Open it to see contact details and answers.',
    path: '/agency/leads',
    hours: 2,
  },
  {
    kind: 'launch',
    title: 'Ad launched',
    body: 'Your ad was created and is now with the platform for review.',
    path: '/agency/ads',
    hours: 20,
  },
  {
    kind: 'lead',
    title: 'New lead',
    body: 'Open it to see contact details and answers.',
    path: '/agency/leads',
    hours: 30,
  },
  {
    kind: 'niche_request',
    title: 'Niche approved',
    body: 'Roofing is in the list of niches now.',
    path: '/agency/dashboard',
    hours: 200,
  },
] as const;

/** Inserts recent notifications of the agency's owner; the older half is read. */
export async function seedNotifications({ tx, agencyId, now }: SeedContext): Promise<void> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agency_id, agencyId), eq(users.entity_type, 'Agency')));
  const rows = owners.flatMap(({ id }) =>
    seeded.map(({ hours, ...event }, index) => ({
      ...event,
      agency_id: agencyId,
      user_id: id,
      event_key: `seed/${index}`,
      read_at: index < seeded.length / 2 ? null : ago(now, 0, hours - 1),
      created_at: ago(now, 0, hours),
    })),
  );
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}
