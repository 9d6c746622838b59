import { and, eq, sql } from 'drizzle-orm';
import { templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';
import { type LeadFormRow } from './queries';

/** Updates the form's name in the templates that have selected it. */
export async function updateFormNameInTemplates(
  tx: Database,
  { agency_id, id }: Pick<LeadFormRow, 'agency_id' | 'id'>,
  name: string,
): Promise<void> {
  await tx
    .update(templates)
    .set({
      selectedLeadForm: sql`jsonb_set(${templates.selectedLeadForm}, '{name}', to_jsonb(${name}::text))`,
    })
    .where(
      and(eq(templates.agency_id, agency_id), sql`${templates.selectedLeadForm} ->> 'id' = ${String(id)}`),
    );
}
