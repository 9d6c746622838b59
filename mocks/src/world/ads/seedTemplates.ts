import { folders, template_media, templates } from '@adlane/api-server/schema';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { buildTemplateContent } from './buildTemplateContent';
import { buildTemplateTargeting } from './buildTemplateTargeting';
import type { Offer } from './offers/Offer';
import { offers } from './offers/offers';

const folderPlan = [
  { name: 'Health & Wellness', niches: ['Dental', 'Chiropractic', 'Med Spa', 'Fitness'], isOpen: true },
  { name: 'Home Services', niches: ['Roofing', 'Home Cleaning', 'Landscaping'], isOpen: true },
  { name: 'Real Estate', niches: ['Real Estate'], isOpen: false },
  { name: 'Empty for Now', niches: [], isOpen: false },
] as const;

/** Records that templates refer to. */
export type TemplateParts = {
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly mediaIds: ReadonlyMap<string, number>;
  readonly leadForm: { readonly id: number; readonly name: string } | undefined;
};

async function seedFolders({ tx, agencyId, now }: SeedContext): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(folders)
    .values([
      ...folderPlan.map(({ name, isOpen }, index) => ({
        agency_id: agencyId,
        name,
        client_accessibility: isOpen,
        created_at: ago(now, 120 - index),
        updated_at: ago(now, 20 - index),
      })),
      {
        agency_id: agencyId,
        name: 'Last Year',
        status: 'archived' as const,
        created_at: ago(now, 400),
        updated_at: ago(now, 300),
      },
    ])
    .returning({ id: folders.id });
  return new Map(
    folderPlan.flatMap(({ niches }, index) =>
      niches.map((niche) => [niche as string, itemAt(rows, index).id] as const),
    ),
  );
}

function statusAt(index: number): 'active' | 'draft' | 'inactive' {
  if (index % 9 === 7) return 'draft';
  return index % 9 === 8 ? 'inactive' : 'active';
}

function templateRow(
  context: SeedContext,
  parts: TemplateParts,
  folderId: number | undefined,
  offer: Offer,
  index: number,
) {
  const { agencyId, now } = context;
  const status = statusAt(index);
  const isLeadForm = offer.adType === 'leadform';
  const selectedLeadForm = isLeadForm && parts.leadForm ? { ...parts.leadForm, questionId: null } : null;
  return {
    agency_id: agencyId,
    name: `${offer.niche}: ${offer.name}`,
    niche: offer.niche,
    folderId: folderId ?? null,
    categoryId: parts.categoryIds.get(`${offer.niche}/${offer.category}`) ?? null,
    templateAdType: offer.adType,
    status,
    isVisibilityAllowed: index % 2 === 0,
    templateContent: buildTemplateContent(offer),
    templateTargeting: buildTemplateTargeting(offer),
    selectedLeadForm,
    created_at: ago(now, 100 - index * 3, index),
    updated_at: ago(now, 30 - index, index),
  };
}

/**
 * Inserts a template per offer, in folders by niche; niches without a folder stay uncategorized. Returns
 * their ids by name.
 */
export async function seedTemplates(
  context: SeedContext,
  parts: TemplateParts,
  chosen: readonly Offer[] = offers,
): Promise<ReadonlyMap<string, number>> {
  const folderIds = await seedFolders(context);
  const { tx, agencyId } = context;
  const rows = await tx
    .insert(templates)
    .values(
      chosen.map((offer, index) => templateRow(context, parts, folderIds.get(offer.niche), offer, index)),
    )
    .returning({ id: templates.id, name: templates.name, niche: templates.niche });
  await tx.insert(template_media).values(
    rows.flatMap(({ id, niche }) => {
      const mediaId = parts.mediaIds.get(niche ?? '');
      return mediaId === undefined ? [] : [{ agency_id: agencyId, template_id: id, media_id: mediaId }];
    }),
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
