import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { media } from '../../../db/schema/ads/media';
import type { Database } from '../../../ports';
import { isLogo } from '../mail/queries';

/** Finds an agency with the URL of its logo. */
export async function findAgency(tx: Database, agencyId: number) {
  const [row] = await tx
    .select({ ...getTableColumns(agencies), logo_url: media.url })
    .from(agencies)
    .leftJoin(media, isLogo)
    .where(eq(agencies.id, agencyId));
  return row;
}

/** Locks an agency until the end of the transaction. */
export async function lockAgency(tx: Database, agencyId: number): Promise<void> {
  await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('update');
}

export type AgencyRow = NonNullable<Awaited<ReturnType<typeof findAgency>>>;

/** Returns whether the agency's library has the image. */
export async function hasImage(tx: Database, agencyId: number, mediaId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.agency_id, agencyId), eq(media.id, mediaId), eq(media.kind, 'image')));
  return rows.length > 0;
}

/** Returns whether another agency has the host name. Call within `asOperator`. */
export async function isHostInUse(tx: Database, host: string, agencyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.whiteLabelUrl, host), ne(agencies.id, agencyId)));
  return rows.length > 0;
}

/** Finds the proof that this server answers with at a host name. Call within `asOperator`. */
export async function findHostProof(tx: Database, host: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ proof: agencies.client_token })
    .from(agencies)
    .where(eq(agencies.whiteLabelUrl, host));
  return row?.proof;
}
