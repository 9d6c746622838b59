import * as z from 'zod';
import { Id, Ids, requiredName } from '../../../fields';

/** Statuses of a category or sub-category. */
export const categoryStatuses = ['active', 'inactive', 'archived'] as const;

/** A group of templates within a niche. */
export const Category = z.object({
  id: z.int(),
  name: z.string(),
  niche_id: z.int().nullable(),
  niche: z.string().nullable(),
  status: z.enum(categoryStatuses),
  templates_count: z.int(),
  sub_categories_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Category = z.infer<typeof Category>;

/** Creates a category. */
export const CategoryForm = z.object({ name: requiredName(120), niche_id: Id.nullable().default(null) });
/** Changes a category; missing fields stay unchanged. */
export const CategoryChange = z.object({
  name: requiredName(120).optional(),
  niche_id: Id.nullable().optional(),
});

/** Moves all templates of `ids` to `into_id` and deletes `ids`. */
export const CategoryMerge = z
  .object({ ids: Ids, into_id: Id })
  .refine(({ ids, into_id }) => !ids.includes(into_id), {
    path: ['into_id'],
    message: 'Please choose another one to merge into.',
  });

/** Changes the status of a category or sub-category. */
export const StatusChange = z.object({ status: z.enum(categoryStatuses) });
