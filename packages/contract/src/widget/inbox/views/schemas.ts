import * as z from 'zod';
import { requiredName } from '../../../fields';
import { inboxFilterShape } from '../schemas';

/** What a saved view shows. */
export const InboxFilter = z.object({ ...inboxFilterShape, search: z.string().trim().max(200).optional() });
export type InboxFilter = z.infer<typeof InboxFilter>;

/** Name, audience and filters of a saved view. */
export const InboxViewForm = z.object({
  name: requiredName(60),
  /** Whether the whole team sees it. */
  is_shared: z.boolean(),
  filter: InboxFilter,
});
export type InboxViewForm = z.infer<typeof InboxViewForm>;

/** A saved view of the inbox. */
export const InboxView = InboxViewForm.extend({
  id: z.int(),
  /** Only the author changes or deletes a view. */
  is_own: z.boolean(),
  /** Items that match now. */
  count: z.int(),
});
export type InboxView = z.infer<typeof InboxView>;
