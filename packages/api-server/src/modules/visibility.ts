import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { ads, leads } from '../db/schema/ads';
import { clients } from '../db/schema/clients';
import { folders, templates } from '../db/schema/templates';
import type { UserCaller } from '../http/callers';

/** The client that a user is, or undefined for those who see the whole tenant. */
function clientOf(caller: UserCaller): number | undefined {
  if (caller.entity_type !== 'Client') return undefined;
  // A client account without a client sees nothing: no row has the id 0.
  return caller.client_id ?? 0;
}

/** The client that what a user makes belongs to; null for the agency's. */
export function ownerOf(caller: UserCaller): number | null {
  return clientOf(caller) ?? null;
}

/** Folders that a user may see: a client, those that the agency opened to clients. */
export function visibleFolders(caller: UserCaller): SQL | undefined {
  return clientOf(caller) === undefined ? undefined : eq(folders.client_accessibility, true);
}

/**
 * Templates that a user may see: a client, its own and those that the agency shows to clients (in an open folder or in
 * none). The query must join `folders`.
 */
export function visibleTemplates(caller: UserCaller): SQL | undefined {
  const client = clientOf(caller);
  if (client === undefined) return undefined;
  return or(
    eq(templates.client_id, client),
    and(
      isNull(templates.client_id),
      eq(templates.isVisibilityAllowed, true),
      or(isNull(templates.folderId), eq(folders.client_accessibility, true)),
    ),
  );
}

/** True where a user may change a template that it sees: a client, only its own. */
export function mayChangeTemplate(
  caller: UserCaller,
  template: { readonly client_id: number | null },
): boolean {
  const client = clientOf(caller);
  return client === undefined || template.client_id === client;
}

/** True where a user may make and change folders: they are the agency's, and what is in one is every client's to see. */
export function mayChangeFolders(caller: UserCaller): boolean {
  return clientOf(caller) === undefined;
}

/** Ads that a user may see: a client, its own. */
export function visibleAds(caller: UserCaller): SQL | undefined {
  const client = clientOf(caller);
  return client === undefined ? undefined : eq(ads.client_user_id, client);
}

/** Leads that a user may see: a client, its own. */
export function visibleLeads(caller: UserCaller): SQL | undefined {
  const client = clientOf(caller);
  return client === undefined ? undefined : eq(leads.client_user_id, client);
}

/** Clients that a user may see: a client, itself. */
export function visibleClients(caller: UserCaller): SQL | undefined {
  const client = clientOf(caller);
  return client === undefined ? undefined : eq(clients.id, client);
}
