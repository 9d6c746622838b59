import { asOperator, type Database, type Files, inTenant, type Secrets } from '@adlane/api-server';
import { agencies, users } from '@adlane/api-server/schema';
import { eq } from 'drizzle-orm';
import { type DemoUser, facebookDemo } from '../platforms';
import { worldAgencies, worldOperator } from './account/agencies';
import { seedAgency } from './account/seedAgency';
import { seedNiches, seedOperator } from './account/seedOperator';
import { adPlan } from './ads/adPlan';
import { createRandom } from './createRandom';
import { demoLogins } from './demoLogins';
import { itemAt } from './itemAt';
import { ago, type SeedContext } from './SeedContext';
import { spreadIds } from './spreadIds';
import { seedContent } from './widget/seedMessenger';
import { seedOutbound } from './widget/seedOutbound';
import { seedAgencyTickets } from './widget/seedTickets';
import { worldFiles } from './worldFiles';

export type WorldPorts = {
  /** Reference time of the demo data: all events are before it. */
  readonly now: Date;
  readonly secrets: Pick<Secrets, 'hashPassword' | 'encrypt'>;
  /** Receives images, the screenshot and the replay; without it only rows are written. */
  readonly files?: Pick<Files, 'put'>;
};

const seed = 20_261_102;
/** Leads of the two agencies, 300 in total. */
const leadCounts = [190, 110] as const;

/**
 * Returns an agency's sign-in token for clients, the same in every run, e.g. `/agency/brooks-growth/login`.
 */
function getSignInToken(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

async function seedTenants(db: Database, now: Date): Promise<readonly number[]> {
  const rows = await db
    .insert(agencies)
    .values([
      ...worldAgencies.map(({ name, brand_color }) => ({
        name,
        brand_color,
        client_token: getSignInToken(name),
        default_permissions: { is_global: true, adlane_all: true },
        created_at: ago(now, 120),
        updated_at: ago(now, 15),
      })),
      {
        name: worldOperator.name,
        kind: 'operator' as const,
        client_token: getSignInToken(worldOperator.name),
        created_at: ago(now, 400),
        updated_at: ago(now, 40),
      },
    ])
    .returning({ id: agencies.id });
  return rows.map(({ id }) => id);
}

async function isSeeded(db: Database): Promise<boolean> {
  const { email } = demoLogins[0];
  const found = await asOperator(db, (tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.email, email)),
  );
  return found.length > 0;
}

async function seedAll(db: Database, { now, secrets }: WorldPorts): Promise<void> {
  await spreadIds(db);
  const { ids, categoryIds } = await asOperator(db, async (tx) => {
    const tenants = await seedTenants(tx, now);
    return { ids: tenants, categoryIds: await seedNiches({ tx, now }, itemAt(tenants, 0)) };
  });
  const shared = {
    now,
    random: createRandom(seed),
    encrypt: secrets.encrypt,
    passwordHash: await secrets.hashPassword(demoLogins[0].password),
  } satisfies Omit<SeedContext, 'tx' | 'agencyId'>;
  const runInTenant = (index: number, work: (context: SeedContext) => Promise<void>) => {
    const agencyId = itemAt(ids, index);
    return inTenant(db, agencyId, (tx) => work({ ...shared, tx, agencyId }));
  };
  const people: readonly DemoUser[] = facebookDemo.users;
  for (const index of [0, 1] as const) {
    const parts = {
      person: itemAt(people, index),
      ads: adPlan[index],
      leadCount: leadCounts[index],
      ...(index === 0 ? { crmClient: 1 } : {}),
      categoryIds,
    };
    await runInTenant(index, (context) => seedAgency(context, worldAgencies[index], parts));
  }
  await runInTenant(2, (context) => seedOperator(context, categoryIds));
  await runInTenant(0, async (context) => {
    const seeded = await seedAgencyTickets(context);
    const content = await seedContent(context, seeded);
    await seedOutbound(context, { projectId: seeded.projectId, prefix: 'agency', ...content });
  });
}

/**
 * Fills an empty, migrated database with the demo data: two agencies with six clients, the operator, 40
 * templates, 300 leads, running ads with a month of metrics, and two projects of the widget with their tickets. All
 * or nothing, identical in every run; a database with demo data is left unchanged.
 * @param db its role owns the tables and may act as the application's role; every write passes row-level security
 * @returns false when the demo data exists already
 */
export async function seedWorld(db: Database, ports: WorldPorts): Promise<boolean> {
  if (await isSeeded(db)) return false;
  for (const [key, file] of await worldFiles()) await ports.files?.put(key, file);
  await db.transaction((tx) => seedAll(tx, ports));
  return true;
}
