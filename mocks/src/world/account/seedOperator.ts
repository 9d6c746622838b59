import { categories, niche_requests, niches, templates, users } from '@adlane/api-server/schema';
import { and, eq } from 'drizzle-orm';
import { offerNiches, offers } from '../ads/offers/offers';
import { seedMasterLeadForm } from '../ads/seedLeadForms';
import { seedMedia } from '../ads/seedMedia';
import { seedTemplates } from '../ads/seedTemplates';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { seedMessenger } from '../widget/seedMessenger';
import { seedTickets } from '../widget/seedTickets';
import { worldOperator } from './agencies';

/** Inserts niches and their categories. Returns category ids by `niche/category`. */
export async function seedNiches(
  { tx, now }: Pick<SeedContext, 'tx' | 'now'>,
  requestedBy: number,
): Promise<ReadonlyMap<string, number>> {
  const times = { created_at: ago(now, 300), updated_at: ago(now, 300) };
  const rows = await tx
    .insert(niches)
    .values(offerNiches.map((name) => ({ name, ...times })))
    .returning({ id: niches.id });
  const note = 'Two of our clients groom dogs, and nothing in the library fits them.';
  await tx.insert(niche_requests).values({ agency_id: requestedBy, name: 'Dog Grooming', note, ...times });
  const planned = offers.map(({ niche, category }) => ({
    niche,
    name: category,
    niche_id: itemAt(rows, offerNiches.indexOf(niche)).id,
  }));
  const made = await tx
    .insert(categories)
    .values(planned.map(({ name, niche_id }) => ({ name, niche_id, ...times })))
    .returning({ id: categories.id });
  return new Map(planned.map(({ niche, name }, index) => [`${niche}/${name}`, itemAt(made, index).id]));
}

/** Inserts the operator's tenant: its user, master templates, and the widget's project with its tickets. */
export async function seedOperator(
  context: SeedContext,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { tx, agencyId, now, passwordHash } = context;
  const { email, first_name, last_name, name } = worldOperator;
  await tx.insert(users).values({
    agency_id: agencyId,
    entity_type: 'SuperAdmin',
    email,
    password_hash: passwordHash,
    business_name: name,
    first_name,
    last_name,
    email_verified_at: ago(now, 400),
    onboarding_step: 'FINISHED',
    created_at: ago(now, 400),
    updated_at: ago(now, 40),
  });
  const media = await seedMedia(context);
  const masters = offers.filter((_offer, index) => index % 5 === 0);
  const leadForm = await seedMasterLeadForm(context);
  await seedTemplates(context, { categoryIds, mediaIds: media.ids, leadForm }, masters);
  await publishActive(context);
  await seedMessenger(context, await seedTickets(context));
}

/** Publishes active master templates to agencies. */
async function publishActive({ tx, agencyId, now }: SeedContext): Promise<void> {
  await tx
    .update(templates)
    .set({ is_published: true, published_at: ago(now, 20) })
    .where(and(eq(templates.agency_id, agencyId), eq(templates.status, 'active')));
}
