import { eq } from 'drizzle-orm';
import { agencies } from '../../../../db/schema/account/agencies';
import type { Database, Site } from '../../../../ports';

/** Returns the address of a ticket in the dashboard of its team. */
export async function findTicketLink(
  tx: Database,
  site: Site,
  { agency_id, ticket_id }: { readonly agency_id: number; readonly ticket_id: number },
): Promise<string> {
  const [row] = await tx.select({ kind: agencies.kind }).from(agencies).where(eq(agencies.id, agency_id));
  const area = row?.kind === 'operator' ? 'super-admin' : 'agency';
  return `${site.publicUrl()}/${area}/inbox/ticket/${ticket_id}`;
}
