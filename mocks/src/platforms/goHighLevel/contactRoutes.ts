import { type Context, Hono } from 'hono';
import * as z from 'zod';
import {
  ChangedFields,
  ContactFields,
  type CustomFieldInput,
  type GoHighLevelContact,
} from './contactFields';
import { checkCustomField } from './customFields';
import type { GoHighLevelState } from './goHighLevelState';

type Env = { Variables: { locationId: string; body: unknown } };
const Note = z.strictObject({
  body: z.string().min(1),
  userId: z.string().optional(),
  title: z.string().optional(),
  color: z.string().optional(),
  pinned: z.boolean().optional(),
});
const Tags = z.strictObject({ tags: z.array(z.string()).min(1) });

/** Contacts of a location, one for each email address or phone, and their notes. */
export function contactRoutes({ contacts, notes, customFields, clock }: GoHighLevelState): Hono<Env> {
  const routes = new Hono<Env>();
  const find = (call: Context<Env>) =>
    contacts.findIndex(
      ({ id, locationId }) => id === call.req.param('id') && locationId === call.get('locationId'),
    );

  const checkFields = (call: Context<Env>, given: readonly CustomFieldInput[] = []) => {
    const own = customFields.filter(({ locationId }) => locationId === call.get('locationId'));
    return given.map((input) => checkCustomField(own, input)).filter((problem) => problem !== undefined);
  };

  routes.post('/upsert', (call) => {
    const parsed = ContactFields.safeParse(call.get('body'));
    if (!parsed.success) return refuse(call, parsed.error);
    const { data } = parsed;
    if (data.locationId !== call.get('locationId')) {
      return call.json({ statusCode: 403, message: 'The token does not have access to this location.' }, 403);
    }
    const problems = checkFields(call, data.customFields);
    if (problems.length > 0) return refuseWith(call, problems);
    const index = contacts.findIndex((contact) => isSamePerson(contact, data));
    const existing = contacts[index];
    const { createNewIfDuplicateAllowed: _always, ...fields } = data;
    const id = existing?.id ?? crypto.randomUUID();
    const contact = mergeContact({ ...existing, id, locationId: data.locationId }, fields);
    if (existing) contacts[index] = contact;
    else contacts.push(contact);
    const answer = { new: existing === undefined, contact, traceId: crypto.randomUUID() };
    return call.json(answer, existing ? 200 : 201);
  });

  routes.put('/:id', (call) => {
    const parsed = ChangedFields.safeParse(call.get('body'));
    if (!parsed.success) return refuse(call, parsed.error);
    const index = find(call);
    const existing = contacts[index];
    if (!existing) return call.json({ statusCode: 404, message: 'Contact not found' }, 404);
    const problems = checkFields(call, parsed.data.customFields);
    if (problems.length > 0) return refuseWith(call, problems);
    contacts[index] = mergeContact(existing, parsed.data);
    return call.json({ succeded: true, contact: contacts[index] });
  });

  routes.post('/:id/tags', (call) => {
    const parsed = Tags.safeParse(call.get('body'));
    if (!parsed.success) return refuse(call, parsed.error);
    const index = find(call);
    const existing = contacts[index];
    if (!existing) return call.json({ statusCode: 404, message: 'Contact not found' }, 404);
    const tags = [...new Set([...(existing.tags ?? []), ...parsed.data.tags])];
    contacts[index] = { ...existing, tags };
    return call.json({ tags, tagsAdded: parsed.data.tags }, 201);
  });
  routes.get('/:id/notes', (call) => {
    const contact = contacts[find(call)];
    if (!contact) return call.json({ statusCode: 404, message: 'Contact not found' }, 404);
    return call.json({ notes: notes.filter(({ contactId }) => contactId === contact.id) });
  });
  routes.post('/:id/notes', (call) => {
    const parsed = Note.safeParse(call.get('body'));
    if (!parsed.success) return refuse(call, parsed.error);
    const contact = contacts[find(call)];
    if (!contact) return call.json({ statusCode: 404, message: 'Contact not found' }, 404);
    const dateAdded = clock.now().toISOString();
    const note = { ...parsed.data, id: crypto.randomUUID(), contactId: contact.id, dateAdded };
    notes.push(note);
    return call.json({ note }, 201);
  });
  return routes;
}

function mergeContact(
  existing: GoHighLevelContact,
  { customFields: given = [], ...fields }: z.infer<typeof ChangedFields>,
): GoHighLevelContact {
  const ids = new Set(given.map(({ id }) => id));
  const others = (existing.customFields ?? []).filter(({ id }) => !ids.has(id));
  const customFields = [...others, ...given.map(({ id, field_value: value }) => ({ id, value }))];
  return { ...existing, ...fields, ...(customFields.length > 0 && { customFields }) };
}

function isSamePerson(contact: GoHighLevelContact, fields: ContactFields): boolean {
  if (contact.locationId !== fields.locationId) return false;
  return Boolean(
    (fields.email && contact.email === fields.email) || (fields.phone && contact.phone === fields.phone),
  );
}

function refuse(call: Context<Env>, error: z.ZodError) {
  const message = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  return refuseWith(call, message);
}

function refuseWith(call: Context, message: readonly string[]) {
  return call.json({ statusCode: 422, message, error: 'Unprocessable Entity' }, 422);
}
