import type { GoHighLevelClient } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';
import { ContactAnswer } from './shapes';

/** Fields of a contact in the CRM; empty ones are not sent. */
export type ContactFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Origin of the contact, as the CRM shows it. */
  readonly source: string;
};

/**
 * Creates or updates a contact of the location. A known contact is updated; it is created again only where the CRM has
 * deleted it. @returns its id @throws GoHighLevelError
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
    const isUpdated = await client({ method: 'PUT', path, body: filled }).then(
      () => true,
      (error: unknown) => {
        if (isDeleted(error)) return false;
        throw error;
      },
    );
    if (isUpdated) return knownId;
  }
  const answer = await client({ method: 'POST', path: '/contacts/upsert', body: { locationId, ...filled } });
  const parsed = ContactAnswer.safeParse(answer);
  if (!parsed.success) throw new GoHighLevelError('GoHighLevel named no contact.', { status: 502 });
  return parsed.data.contact.id;
}

/** Adds tags to a contact; an upsert would replace its tags. @throws GoHighLevelError */
export async function addContactTags(
  client: GoHighLevelClient,
  contactId: string,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  const path = `/contacts/${encodeURIComponent(contactId)}/tags`;
  await client({ method: 'POST', path, body: { tags } });
}

function isDeleted(error: unknown): boolean {
  return error instanceof GoHighLevelError && (error.status === 404 || error.status === 400);
}
