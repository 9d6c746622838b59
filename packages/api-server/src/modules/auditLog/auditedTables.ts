import type { CallName, Contract, NamedCall } from '@adlane/contract';
import { and, eq } from 'drizzle-orm';
import { ad_set_ads, ad_sets, ads, leads } from '../../db/schema/ads';
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

/** Calls whose deed is at another host alone: nothing of it stands in a row of ours. */
export const externalCalls: ReadonlySet<string> = new Set<CallName<Contract>>(['facebookAssets.createPixel']);

/** Tables whose rows a kind's `{id}` names; an entry then tells the fields as they were before. */
const tables = {
  ads,
  adSets: ad_sets,
  adSetAds: ad_set_ads,
  clients,
  folders,
  leadForms: lead_forms,
  leads,
  media,
  sources,
  templates,
} as const;
type Audited = keyof typeof tables;

/** Calls whose `{id}` names something else than their resource does. */
const kindsOfCalls: Readonly<Partial<Record<string, Audited>>> = {
  'ads.facebookAdSetStatus': 'adSets',
  'ads.facebookAdSetBudget': 'adSets',
  'ads.facebookAdStatus': 'adSetAds',
} satisfies Partial<Record<CallName<Contract>, Audited>>;

/** What a call is done to. */
export function auditedKind({ name, resource }: NamedCall): string {
  return kindsOfCalls[name] ?? resource;
}

function isAudited(kind: string): kind is Audited {
  return Object.hasOwn(tables, kind);
}

/** The row that a call is about; undefined where its kind has no such table or the row is not there. */
export async function auditedRow(
  tx: Database,
  agencyId: number,
  kind: string,
  id: number | undefined,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (id === undefined || !isAudited(kind)) return undefined;
  const table = tables[kind];
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.agency_id, agencyId), eq(table.id, id)));
  return row;
}
