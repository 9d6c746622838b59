import * as z from 'zod';
import { maxSearchLength } from '../../constants/lists';
import { queryId } from '../../fields';
import { InboxRow } from '../inbox/schemas';
import { TicketContact } from '../tickets/schemas';
import { ConditionsText } from './ContactConditions';

/** A person on a site with the widget: a proven user on all their devices, or any other visitor on one (ADR 0034). */
export const ContactRow = TicketContact.omit({ customData: true }).extend({
  /** True if the site proved the user id: the row is all devices that did. */
  is_proven: z.boolean(),
  project_id: z.int(),
  project_name: z.string(),
  /** Tickets and conversations of the contact. */
  items: z.int(),
});
export type ContactRow = z.infer<typeof ContactRow>;

/** One device or browser of a contact. */
export const ContactSession = z.object({
  id: z.int(),
  lang: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type ContactSession = z.infer<typeof ContactSession>;

/** Something that a contact did on the site. */
export const ContactEvent = z.object({
  id: z.int(),
  name: z.string(),
  date: z.string(),
  data: z.unknown(),
});
export type ContactEvent = z.infer<typeof ContactEvent>;

/** A contact with its latest sessions, events, tickets and conversations. */
export const Contact = ContactRow.extend({
  customData: TicketContact.shape.customData,
  sessions: z.array(ContactSession),
  events: z.array(ContactEvent),
  latest_items: z.array(InboxRow),
});
export type Contact = z.infer<typeof Contact>;

/** How many contacts of a list are counted at most, after the beginning of the page. */
export const maxContactCount = 200;
/** How many contacts of a saved view are counted at most. */
export const maxContactViewCount = 1000;

/** Orders of the list. */
export const contactSorts = ['last_seen_at', 'created_at', 'name'] as const;

/** What the list is filtered by. */
export const contactFilterShape = {
  project_id: queryId.optional(),
  kind: z.enum(['identified', 'guest']).optional(),
  /** `ContactConditions` as JSON. */
  conditions: ConditionsText.optional(),
};

const ContactFilter = z.object({
  ...contactFilterShape,
  search: z.string().trim().max(maxSearchLength).optional(),
});
/** Search, filters and conditions of contacts. */
export type ContactFilter = z.infer<typeof ContactFilter>;

/** Parses search and filters of contacts from the query of a saved view; invalid values are left out. */
export function readContactFilter(query: string): ContactFilter {
  const params = new URLSearchParams(query);
  const valid = Object.entries(ContactFilter.shape).flatMap(([name, field]) => {
    const value = params.get(name === 'project_id' ? 'project' : name);
    return value && field.safeParse(value).success ? [[name, value]] : [];
  });
  return ContactFilter.parse(Object.fromEntries(valid));
}
