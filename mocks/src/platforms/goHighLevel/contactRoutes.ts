import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ContactFields, type GoHighLevelContact, type GoHighLevelState } from './goHighLevelState';

type Env = { Variables: { locationId: string; body: unknown } };
const ChangedFields = ContactFields.omit({ locationId: true });
const Tags = z.strictObject({ tags: z.array(z.string()).min(1) });

/** Contacts of a location: one for each email address or phone. */
export function contactRoutes({ contacts }: GoHighLevelState): Hono<Env> {
  const routes = new Hono<Env>();
  const find = (call: Context<Env>) =>
    contacts.findIndex(
      ({ id, locationId }) => id === call.req.param('id') && locationId === call.get('locationId'),
    );

  routes.post('/upsert', (call) => {
    const parsed = ContactFields.safeParse(call.get('body'));
    if (!parsed.success) return refuse(call, parsed.error);
    const { data } = parsed;
    if (data.locationId !== call.get('locationId')) {
      return call.json({ statusCode: 403, message: 'The token does not have access to this location.' }, 403);
    }
    const index = contacts.findIndex((contact) => isSamePerson(contact, data));
    const existing = contacts[index];
    const contact = { ...existing, ...data, id: existing?.id ?? crypto.randomUUID() };
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
    contacts[index] = { ...existing, ...parsed.data };
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
  return routes;
}

function isSamePerson(contact: GoHighLevelContact, fields: z.infer<typeof ContactFields>): boolean {
  if (contact.locationId !== fields.locationId) return false;
  return Boolean(
    (fields.email && contact.email === fields.email) || (fields.phone && contact.phone === fields.phone),
  );
}

function refuse(call: Context<Env>, error: z.ZodError) {
  const message = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  return call.json({ statusCode: 422, message, error: 'Unprocessable Entity' }, 422);
}
