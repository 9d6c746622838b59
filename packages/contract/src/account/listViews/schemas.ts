import * as z from 'zod';
import { requiredName } from '../../fields';

/** Lists whose filters can be saved as a view. */
export const listViewLists = ['ads', 'leads', 'templates', 'clients', 'media', 'inbox', 'contacts'] as const;
/** A list with saved views. */
export type ListViewList = (typeof listViewLists)[number];

/** The longest query of a view: 200 characters of a search, 2,000 of conditions, percent-encoded, and the filters. */
const maxQueryLength = 12_000;

/** Name, audience and filters of a saved view. */
export const ListViewForm = z.object({
  name: requiredName(60),
  list: z.enum(listViewLists),
  /** Whether the whole team sees it. */
  is_shared: z.boolean(),
  /** Search, filters and sort as in the address of the list, without `?`: `status=PAUSED&sort=name&order=asc`. */
  query: z
    .string()
    .max(maxQueryLength)
    .regex(/^[\w.~%+*=&-]*$/, 'Enter the query of an address.'),
});
export type ListViewForm = z.infer<typeof ListViewForm>;

/** A saved view of a list. */
export const ListView = ListViewForm.extend({
  id: z.int(),
  /** Only the author changes or deletes a view. */
  is_own: z.boolean(),
  /** What matches now; of the inbox and of contacts only. */
  count: z.int().optional(),
  /** True if there are more than `count`. */
  has_more: z.boolean().optional(),
});
export type ListView = z.infer<typeof ListView>;
