import type { GoHighLevelClient } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';
import { ContactAnswer } from './shapes';

/** Standard fields of a contact in the CRM, by its names; empty ones are not sent. */
export type ContactFields = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly gender?: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string;
  readonly address1?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
  /** ISO 3166, two letters. */
  readonly country?: string;
  readonly companyName?: string;
  /** Origin of the contact, as the CRM shows it. */
  readonly source?: string;
};

/** The value of a custom field: a list for fields with several options. */
export type CustomFieldValue = {
  readonly id: string;
  readonly field_value: string | number | readonly string[];
};

export type ContactInput = {
  readonly fields: ContactFields;
  readonly customFields: readonly CustomFieldValue[];
};

/** A saved contact, and the standard fields that the CRM does not take for an existing one. */
export type SavedContact = { readonly id: string; readonly leftOut: readonly (keyof ContactFields)[] };

/**
 * Creates or updates a contact of the location. A known contact is updated, except for its company, which only an upsert
 * takes; it is created again only where the CRM has deleted it. @throws GoHighLevelError
 */
export async function saveContact(
  client: GoHighLevelClient,
  locationId: string,
  { fields, customFields }: ContactInput,
  knownId: string | null,
): Promise<SavedContact> {
  const filled = {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(customFields.length > 0 && { customFields }),
  };
  if (knownId !== null) {
    const path = `/contacts/${encodeURIComponent(knownId)}`;
    const { companyName, ...body }: Record<string, unknown> = filled;
    const isUpdated = await client({ method: 'PUT', path, body }).then(
      () => true,
      (error: unknown) => {
        if (isDeleted(error)) return false;
        throw error;
      },
    );
    if (isUpdated) return { id: knownId, leftOut: companyName === undefined ? [] : ['companyName'] };
  }
  const answer = await client({ method: 'POST', path: '/contacts/upsert', body: { locationId, ...filled } });
  const parsed = ContactAnswer.safeParse(answer);
  if (!parsed.success) throw new GoHighLevelError('GoHighLevel named no contact.', { status: 502 });
  return { id: parsed.data.contact.id, leftOut: [] };
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
