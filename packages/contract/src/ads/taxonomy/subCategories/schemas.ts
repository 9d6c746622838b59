import * as z from 'zod';
import { Id, requiredName } from '../../../fields';
import { categoryStatuses } from '../categories/schemas';

/** A category within a category. */
export const SubCategory = z.object({
  id: z.int(),
  name: z.string(),
  category_id: z.int(),
  category_name: z.string(),
  status: z.enum(categoryStatuses),
  templates_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SubCategory = z.infer<typeof SubCategory>;

/** Creates a sub-category. */
export const SubCategoryForm = z.object({ name: requiredName(120), category_id: Id });
