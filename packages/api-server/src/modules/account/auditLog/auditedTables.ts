import type { CallName, Contract, NamedCall } from '@adlane/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { agencies } from '../../../db/schema/account/agencies';
import { announcements } from '../../../db/schema/account/announcements';
import { client_permissions, clients } from '../../../db/schema/account/clients';
import { custom_fields } from '../../../db/schema/account/customFields';
import { list_views } from '../../../db/schema/account/listViews';
import { users } from '../../../db/schema/account/users';
import { ad_set_ads, ad_sets, ads, leads } from '../../../db/schema/ads/ads';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { custom_inserts } from '../../../db/schema/ads/smartInserts';
import { sources } from '../../../db/schema/ads/sources';
import { tags } from '../../../db/schema/ads/tags';
import { categories, niches } from '../../../db/schema/ads/taxonomy';
import { folders, templates } from '../../../db/schema/ads/templates';
import { checklists } from '../../../db/schema/widget/checklists';
import { feature_requests } from '../../../db/schema/widget/featureRequests';
import { guides } from '../../../db/schema/widget/guides';
import { help_articles, help_collections } from '../../../db/schema/widget/help';
import { news_articles } from '../../../db/schema/widget/news';
import { outbound_messages } from '../../../db/schema/widget/outbound';
import { projects } from '../../../db/schema/widget/projects';
import { project_webhooks } from '../../../db/schema/widget/projectWebhooks';
import { saved_replies } from '../../../db/schema/widget/savedReplies';
import { surveys } from '../../../db/schema/widget/surveys';
import { tickets } from '../../../db/schema/widget/tickets';
import { project_trackers } from '../../../db/schema/widget/trackers';
import type { UserCaller } from '../../../http/callers';
import type { Database } from '../../../ports';
import type { Actor } from './audit';
import { findRelatedFields } from './findRelatedFields';
import { isSecretName } from './maskSecrets';

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
  'gleapImport.store',
  'inbox.addNote',
  'inbox.reply',
  'projectFeatureRequests.storeComment',
]);

/** Tables that the `{id}` of a resource's calls refers to; an entry then has the fields before the change. */
const tables = {
  adSetAds: ad_set_ads,
  adSets: ad_sets,
  ads,
  announcements,
  categories,
  clients,
  customFields: custom_fields,
  folders,
  guides,
  leadForms: lead_forms,
  leads,
  listViews: list_views,
  masterTemplates: templates,
  media,
  niches,
  outboundMessages: outbound_messages,
  projectChecklists: checklists,
  projectHelp: help_articles,
  projectNews: news_articles,
  projectSurveys: surveys,
  projectTrackers: project_trackers,
  projectWebhooks: project_webhooks,
  projects,
  savedReplies: saved_replies,
  sources,
  subCategories: categories,
  tags,
  templates,
} as const;
type Audited = keyof typeof tables;

/** Calls whose `{id}` refers to another kind than their resource's. */
const kindsOfCalls: Readonly<Partial<Record<string, Audited>>> = {
  'ads.facebookAdSetStatus': 'adSets',
  'ads.facebookAdSetBudget': 'adSets',
  'ads.facebookAdStatus': 'adSetAds',
  'launches.resubmit': 'ads',
} satisfies Partial<Record<CallName<Contract>, Audited>>;

type AuditedTable = PgTable & { readonly agency_id?: PgColumn } & (
    | { readonly id: PgColumn }
    | { readonly client_id: PgColumn }
  );
type AuditedRow = Readonly<Record<string, unknown>>;

/**
 * Calls whose record is in another table than those of their resource, or in none that is named here: tickets and
 * feature requests have texts of visitors, so that only some of their calls are listed.
 */
const tablesOfCalls: Readonly<Partial<Record<string, AuditedTable | null>>> = {
  'account.updateAgencyProfile': agencies,
  'account.updateMember': users,
  'account.updateUser': users,
  'niches.approve': null,
  'niches.reject': null,
  'permissions.updateClient': client_permissions,
  'permissions.updateDefaults': agencies,
  'outboundMessages.updatePace': projects,
  'people.updateRetention': projects,
  'projectFeatureRequests.updateStatus': feature_requests,
  'projectHelp.deleteCollection': help_collections,
  'projectHelp.updateCollection': help_collections,
  'smartInserts.deleteCustom': custom_inserts,
  'smartInserts.updateCustom': custom_inserts,
  'subscribers.update': users,
  'tickets.update': tickets,
} satisfies Partial<Record<CallName<Contract>, AuditedTable | null>>;

const withGoogle = ({ google, ...row }: AuditedRow) => ({ ...row, templates: { google } });
/** Converts the columns of a record to the fields of a call that names them otherwise. */
const fieldsOfCalls: Readonly<Partial<Record<string, (row: AuditedRow) => AuditedRow>>> = {
  'leadForms.update': ({ content, ...row }) => ({ ...(content as AuditedRow), ...row }),
  'masterTemplates.update': withGoogle,
  'permissions.updateClient': ({ agency_id: _agency, client_id: _client, ...permissions }) => ({
    permissions,
  }),
  'permissions.updateDefaults': ({ default_permissions: permissions }) => ({ permissions }),
  'projectWebhooks.pause': ({ paused_at }) => ({ is_paused: paused_at !== null }),
  'templates.update': withGoogle,
} satisfies Partial<Record<CallName<Contract>, (row: AuditedRow) => AuditedRow>>;

/** Calls on the caller's own agency have no id in their path. */
const ownAgencyCalls: ReadonlySet<string> = new Set<CallName<Contract>>([
  'account.updateAgencyProfile',
  'permissions.updateDefaults',
]);

/** Calls of the operator on a record of any agency. */
const operatorCalls: ReadonlySet<string> = new Set<CallName<Contract>>(['subscribers.update']);

/** Returns the kind of record that a call changes. */
export function getAuditedKind({ name, resource }: NamedCall): string {
  return kindsOfCalls[name] ?? resource;
}

function findTable(named: NamedCall): AuditedTable | undefined {
  const ofCall = tablesOfCalls[named.name];
  if (ofCall !== undefined) return ofCall ?? undefined;
  const kind = getAuditedKind(named);
  return Object.hasOwn(tables, kind) ? tables[kind as Audited] : undefined;
}

function findRecordId({ name }: NamedCall, caller: Actor, id: number | undefined): number | undefined {
  if (name === 'account.updateUser') return caller.user_id;
  return ownAgencyCalls.has(name) ? caller.agency_id : id;
}

/**
 * Returns the columns of a table that an entry may name. Whatever a call without input changes is listed, so that
 * secrets are not even read.
 */
export function listAuditedColumns(table: PgTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.filter(([name, column]) => !isSecretName(name) && !isSecretName(column.name)),
  );
}

/** Finds the record that a call changes; undefined if it has no table here or the record does not exist. */
export async function findAuditedRow(
  tx: Database,
  caller: UserCaller,
  named: NamedCall,
  id: number | undefined,
): Promise<AuditedRow | undefined> {
  const recordId = findRecordId(named, caller, id);
  if (recordId === undefined) return undefined;
  const related = await findRelatedFields(tx, caller, named, recordId);
  const row = await findRow(tx, caller, named, recordId);
  return related || row ? { ...row, ...related } : undefined;
}

async function findRow(
  tx: Database,
  caller: UserCaller,
  named: NamedCall,
  id: number,
): Promise<AuditedRow | undefined> {
  const table = findTable(named);
  if (table === undefined) return undefined;
  const tenant = operatorCalls.has(named.name) ? undefined : table.agency_id;
  const [row] = await tx
    .select(listAuditedColumns(table))
    .from(table as PgTable)
    .where(and(tenant && eq(tenant, caller.agency_id), eq('id' in table ? table.id : table.client_id, id)));
  return row && (fieldsOfCalls[named.name]?.(row) ?? row);
}

/** Lists the tables that an entry can name columns of. */
export function listAuditedTables(): PgTable[] {
  const ofCalls = Object.values(tablesOfCalls).filter((table) => table !== null && table !== undefined);
  return [...new Set<PgTable>([...Object.values(tables), ...ofCalls])];
}
