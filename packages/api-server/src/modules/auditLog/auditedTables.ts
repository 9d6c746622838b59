import type { CallName, Contract } from '@adlane/contract';
import { and, eq } from 'drizzle-orm';
import { ads, leads } from '../../db/schema/ads';
import { clients } from '../../db/schema/clients';
import { lead_forms } from '../../db/schema/leadForms';
import { media } from '../../db/schema/media';
import { sources } from '../../db/schema/sources';
import { folders, templates } from '../../db/schema/templates';
import type { Database } from '../../ports';

/** Calls that change nothing that anybody would look up: each user's own reading marks and permits. */
export const unauditedCalls: ReadonlySet<string> = new Set<CallName<Contract>>([
  'announcements.dismiss',
  'notifications.clear',
  'notifications.read',
  'notifications.readAll',
  'realtime.ticket',
]);

/** Tables whose rows a resource's `{id}` names; an entry then tells the fields as they were before. */
const tables = { ads, clients, folders, leadForms: lead_forms, leads, media, sources, templates } as const;
type Audited = keyof typeof tables;

function isAudited(resource: string): resource is Audited {
  return Object.hasOwn(tables, resource);
}

/** The row that a call is about; undefined where its resource has no such table or the row is not there. */
export async function auditedRow(
  tx: Database,
  agencyId: number,
  resource: string,
  id: number | undefined,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (id === undefined || !isAudited(resource)) return undefined;
  const table = tables[resource];
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.agency_id, agencyId), eq(table.id, id)));
  return row;
}
