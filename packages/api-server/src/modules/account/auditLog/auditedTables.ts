import type { CallName, Contract, NamedCall } from '@adlane/contract';
import { and, eq } from 'drizzle-orm';
import { clients } from '../../../db/schema/account/clients';
import { ad_set_ads, ad_sets, ads, leads } from '../../../db/schema/ads/ads';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { sources } from '../../../db/schema/ads/sources';
import { folders, templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';

/** Calls without a change worth auditing: a user's own read marks and upload permits, readings of a platform. */
export const unauditedCalls: ReadonlySet<string> = new Set<CallName<Contract>>([
  'ads.refresh',
  'announcements.dismiss',
  'inbox.read',
  'notifications.clear',
  'notifications.read',
  'notifications.readAll',
  'realtime.ticket',
]);

/** Calls that only change data at another host and write no row here. */
export const externalCalls: ReadonlySet<string> = new Set<CallName<Contract>>(['facebookAssets.createPixel']);

/** Calls whose texts are about a person, who may want them erased; the log, which cannot be changed, has none. */
export const confidentialCalls: ReadonlySet<string> = new Set<CallName<Contract>>([
  'inbox.addNote',
  'inbox.reply',
]);

/** Tables that a call's `{id}` refers to; the entry then has the fields before the change. */
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

/** Calls whose `{id}` refers to another table than their resource's. */
const kindsOfCalls: Readonly<Partial<Record<string, Audited>>> = {
  'ads.facebookAdSetStatus': 'adSets',
  'ads.facebookAdSetBudget': 'adSets',
  'ads.facebookAdStatus': 'adSetAds',
  'launches.resubmit': 'ads',
} satisfies Partial<Record<CallName<Contract>, Audited>>;

/** Returns the kind of record that a call changes. */
export function getAuditedKind({ name, resource }: NamedCall): string {
  return kindsOfCalls[name] ?? resource;
}

function isAudited(kind: string): kind is Audited {
  return Object.hasOwn(tables, kind);
}

/** Finds the record that a call changes; undefined if the kind has no table or the record does not exist. */
export async function findAuditedRow(
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
