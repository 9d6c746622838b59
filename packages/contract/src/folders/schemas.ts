import * as z from 'zod';
import { folderStatuses } from '../constants/templates';

/** A folder of ad templates. */
export const Folder = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(folderStatuses),
  /** Templates inside that are not archived. */
  templates_count: z.int(),
  /** True where the agency's clients may see it. */
  client_accessibility: z.boolean(),
  /** A client's own, not the agency's. */
  isClientFolder: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Folder = z.infer<typeof Folder>;
