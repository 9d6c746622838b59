import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { eq } from 'drizzle-orm';
import { ai_providers } from '../../../../db/schema/account/connections';
import type { Database } from '../../../../ports';

export type AiProviderRow = typeof ai_providers.$inferSelect;
export type AiProviderView = HandlerOutput<Contract['sources']['openai']>;
export type AiProviderForm = ParsedInput<Contract['sources']['connectOpenai']>['body'];

/** Finds the agency's AI provider with its sealed key; undefined if none is connected. */
export async function findAiProvider(tx: Database, agencyId: number): Promise<AiProviderRow | undefined> {
  const [row] = await tx.select().from(ai_providers).where(eq(ai_providers.agency_id, agencyId));
  return row;
}

/** Stores the provider and replaces the one before. */
export async function storeAiProvider(
  tx: Database,
  row: Omit<AiProviderRow, 'created_at' | 'updated_at'>,
  now: Date,
): Promise<void> {
  const { agency_id, ...fields } = row;
  await tx
    .insert(ai_providers)
    .values({ agency_id, ...fields, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: ai_providers.agency_id, set: { ...fields, updated_at: now } });
}

export async function deleteAiProvider(tx: Database, agencyId: number): Promise<void> {
  await tx.delete(ai_providers).where(eq(ai_providers.agency_id, agencyId));
}

/** Returns the provider for display, with only the last four characters of its key. */
export function toAiProvider(row: AiProviderRow | undefined): AiProviderView {
  return {
    is_connected: row !== undefined,
    key_hint: row?.key_hint ?? null,
    base_url: row?.base_url ?? null,
    text_model: row?.text_model ?? null,
    image_model: row?.image_model ?? null,
  };
}
