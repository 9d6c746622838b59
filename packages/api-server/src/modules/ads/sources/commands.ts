import { and, eq } from 'drizzle-orm';
import { sources } from '../../../db/schema/ads/sources';
import type { Database } from '../../../ports';
import { type SourceRow } from './queries';

export type SourceChange = Partial<Omit<SourceRow, 'agency_id' | 'id' | 'created_at'>>;

export async function updateSource(
  tx: Database,
  source: Pick<SourceRow, 'agency_id' | 'id'>,
  change: SourceChange,
): Promise<void> {
  await tx
    .update(sources)
    .set(change)
    .where(and(eq(sources.agency_id, source.agency_id), eq(sources.id, source.id)));
}
