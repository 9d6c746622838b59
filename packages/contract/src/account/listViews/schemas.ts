import * as z from 'zod';
import { requiredName } from '../../fields';

/** Lists whose filters can be saved as a view. */
export const listViewLists = ['ads', 'leads', 'templates', 'clients', 'media'] as const;
/** A list with saved views. */
export type ListViewList = (typeof listViewLists)[number];

/** Name, audience and filters of a saved view. */
export const ListViewForm = z.object({
  name: requiredName(60),
  list: z.enum(listViewLists),
  /** Whether the whole team sees it. */
  is_shared: z.boolean(),
  /** Search, filters and sort as in the address of the list, without `?`: `status=PAUSED&sort=name&order=asc`. */
  query: z
    .string()
    .max(1000)
    .regex(/^[\w.~%+*=&-]*$/, 'Enter the query of an address.'),
});
export type ListViewForm = z.infer<typeof ListViewForm>;

/** A saved view of a list. */
export const ListView = ListViewForm.extend({
  id: z.int(),
  /** Only the author changes or deletes a view. */
  is_own: z.boolean(),
});
export type ListView = z.infer<typeof ListView>;
