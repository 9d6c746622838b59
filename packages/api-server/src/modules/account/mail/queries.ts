import { and, asc, eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { users } from '../../../db/schema/account/users';
import { media } from '../../../db/schema/ads/media';
import type { Database } from '../../../ports';

/** Columns of an agency's brand on pages and in emails. */
export const brandColumns = {
  name: agencies.name,
  brand_color: agencies.brand_color,
  logo_url: media.url,
};

/** Joins an agency's logo, if the image exists in its library. */
export const isLogo = and(
  eq(media.agency_id, agencies.id),
  eq(media.id, agencies.logo_media_id),
  eq(media.kind, 'image'),
);

/** Finds the data of an agency's emails; without an id, the operator's. */
export async function findMailBrandRow(tx: Database, agencyId: number | undefined) {
  const [row] = await tx
    .select({
      ...brandColumns,
      id: agencies.id,
      kind: agencies.kind,
      mail_sender_name: agencies.mail_sender_name,
      whiteLabelUrl: agencies.whiteLabelUrl,
      white_label_verified_at: agencies.white_label_verified_at,
    })
    .from(agencies)
    .leftJoin(media, isLogo)
    .where(agencyId === undefined ? eq(agencies.kind, 'operator') : eq(agencies.id, agencyId))
    .orderBy(asc(agencies.id))
    .limit(1);
  return row;
}

/** Finds the reply address of an agency's emails: its owner's. */
export async function findOwnerEmail(tx: Database, agencyId: number): Promise<string | null> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.agency_id, agencyId),
        eq(users.entity_type, 'Agency'),
        eq(users.team_role, 'owner'),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(asc(users.id))
    .limit(1);
  return row?.email ?? null;
}
