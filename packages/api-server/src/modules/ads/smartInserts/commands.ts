import type { InsertTexts } from '@adlane/contract/ads/smartInserts';
import type * as z from 'zod';
import { smart_inserts } from '../../../db/schema/ads/smartInserts';
import type { Database } from '../../../ports';
import type { InsertHolder } from './findInsertMap';
import { type ProfileRow } from './queries';

export type ProfileValues = Pick<ProfileRow, 'business'> & z.output<typeof InsertTexts>;

export async function upsertProfile(
  tx: Database,
  holder: InsertHolder,
  { values, now }: { readonly values: ProfileValues; readonly now: Date },
): Promise<void> {
  await tx
    .insert(smart_inserts)
    .values({ ...holder, ...values, created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: [smart_inserts.agency_id, smart_inserts.client_id],
      set: { ...values, updated_at: now },
    });
}
