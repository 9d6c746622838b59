import type { GoHighLevelClient } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';

/** A person as the CRM takes it; what is empty is left out. */
export type ContactFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Where it came from, as the CRM shows it. */
  readonly source: string;
};

/**
 * Makes or changes a contact of the location and answers its id. A known contact is changed, never made again; one that
 * was deleted in the CRM since is made anew. @throws GoHighLevelError
 */
export async function saveContact(
  client: GoHighLevelClient,
  locationId: string,
  fields: ContactFields,
  knownId: string | null,
): Promise<string> {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  if (knownId !== null) {
    const path = `/contacts/${encodeURIComponent(knownId)}`;
    const isThere = await client({ method: 'PUT', path, body: filled }).then(
      () => true,
      (error: unknown) => {
        if (isGone(error)) return false;
        throw error;
      },
    );
    if (isThere) return knownId;
  }
  const answer = await client({ method: 'POST', path: '/contacts/upsert', body: { locationId, ...filled } });
  return readId(answer.contact);
}

/** Adds tags to a contact; an upsert would replace those that it has. @throws GoHighLevelError */
export async function addContactTags(
  client: GoHighLevelClient,
  contactId: string,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  const path = `/contacts/${encodeURIComponent(contactId)}/tags`;
  await client({ method: 'POST', path, body: { tags } });
}

function isGone(error: unknown): boolean {
  return error instanceof GoHighLevelError && (error.status === 404 || error.status === 400);
}

function readId(contact: unknown): string {
  const id: unknown =
    typeof contact === 'object' && contact !== null ? Reflect.get(contact, 'id') : undefined;
  if (typeof id !== 'string') throw new GoHighLevelError('GoHighLevel named no contact.', { status: 502 });
  return id;
}
