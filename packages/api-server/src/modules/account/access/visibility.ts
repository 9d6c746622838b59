import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { clients } from '../../../db/schema/account/clients';
import { users } from '../../../db/schema/account/users';
import { ads, leads } from '../../../db/schema/ads/ads';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { folders, template_clients, template_users, templates } from '../../../db/schema/ads/templates';
import type { UserCaller } from '../../../http/callers';
import { getCallerClient, noClient } from '../../../http/roles';

/** The user a query is scoped to. */
export type Viewer = Pick<UserCaller, 'agency_id' | 'user_id' | 'client_id' | 'entity_type'>;

/** Returns the ids of a viewer for a prepared query. */
export function toViewerIds({ agency_id, user_id, client_id }: UserCaller) {
  return { agency_id, user_id, client_id: client_id ?? noClient };
}

/** Returns the client that owns what a user creates; null for the agency. */
export function getOwnerClient(caller: UserCaller): number | null {
  return getCallerClient(caller) ?? null;
}

/** Matches folders that a user may see: a client sees its own and those the agency opened to clients. */
export function visibleFolders(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined ? undefined : isFolderOpenTo(client);
}

function isFolderOpenTo(client: number): SQL | undefined {
  return or(eq(folders.client_id, client), eq(folders.client_accessibility, true));
}

/**
 * Matches templates that a user may see. A client sees its own, and of the agency's active ones those opened
 * to it by name or to all clients (in a visible folder or in none). A user of the agency sees all but those
 * restricted to other users. The query must join `folders`.
 */
export function visibleTemplates(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  if (client === undefined)
    return or(isRestrictedTo(caller, caller.user_id), sql`not ${isRestrictedTo(caller)}`);
  return or(
    eq(templates.client_id, client),
    // Literal text: a cached plan cannot rely on a parameter's value.
    and(sql`${templates.status} = 'active'`, isOpenTo(caller, client)),
  );
}

function isOpenTo({ agency_id }: Viewer, client: number): SQL | undefined {
  return or(
    sql`exists (select from ${template_clients} where ${and(
      eq(template_clients.agency_id, agency_id),
      eq(template_clients.template_id, templates.id),
      eq(template_clients.client_id, client),
    )})`,
    and(
      isNull(templates.client_id),
      eq(templates.isVisibilityAllowed, true),
      or(isNull(templates.folderId), isFolderOpenTo(client)),
    ),
  );
}

/**
 * Matches templates restricted to active users of the viewer's agency, or to one of them. Names the agency
 * again, so that PostgreSQL can collect the restrictions by their index before it checks the templates.
 */
function isRestrictedTo({ agency_id }: Viewer, user?: number): SQL {
  return sql`exists (select from ${template_users} join ${users} on ${and(
    eq(users.agency_id, template_users.agency_id),
    eq(users.id, template_users.user_id),
  )} where ${and(
    eq(template_users.agency_id, agency_id),
    eq(template_users.template_id, templates.id),
    eq(users.status, 'active'),
    user === undefined ? undefined : eq(template_users.user_id, user),
  )})`;
}

/** Returns whether a user may change a visible template, folder or lead form: a client only its own. */
export function mayUpdate(caller: UserCaller, { client_id }: { readonly client_id: number | null }): boolean {
  const client = getCallerClient(caller);
  return client === undefined || client_id === client;
}

/** Matches lead forms that a user may see: a client sees its own and the agency's. */
export function visibleLeadForms(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined
    ? undefined
    : or(isNull(lead_forms.client_id), eq(lead_forms.client_id, client));
}

/** Matches media that a user may see: a client sees its own and the agency's. */
export function visibleMedia(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined ? undefined : or(isNull(media.client_id), eq(media.client_id, client));
}

/** Matches ads that a user may see: a client sees its own. */
export function visibleAds(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined ? undefined : eq(ads.client_user_id, client);
}

/** Matches leads that a user may see: a client sees its own. */
export function visibleLeads(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined ? undefined : eq(leads.client_user_id, client);
}

/** Matches clients that a user may see: a client sees itself. */
export function visibleClients(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined ? undefined : eq(clients.id, client);
}

/** Matches media that a user may delete: a client deletes its own. */
export function deletableMedia(caller: Viewer): SQL | undefined {
  const client = getCallerClient(caller);
  return client === undefined ? undefined : eq(media.client_id, client);
}
