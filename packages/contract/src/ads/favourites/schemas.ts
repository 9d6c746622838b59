import * as z from 'zod';
import { Id } from '../../fields';

/** Kinds of records that can be marked as favourites. */
export const favouriteKinds = ['template', 'folder', 'media'] as const;

/** A record marked as favorite by a user. */
export const Favourite = z.object({
  id: z.int(),
  kind: z.enum(favouriteKinds),
  item_id: z.int(),
  name: z.string(),
  created_at: z.string(),
});
export type Favourite = z.infer<typeof Favourite>;

/** Marks a record as favourite. */
export const FavouriteForm = z.object({ kind: z.enum(favouriteKinds).default('template'), item_id: Id });

/** Marks or unmarks several records. */
export const FavouriteBulk = z.object({
  kind: z.enum(favouriteKinds).default('template'),
  item_ids: z.array(Id).min(1).max(1000),
  /** False removes the mark. */
  is_favourite: z.boolean(),
});
