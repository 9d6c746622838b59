import * as z from 'zod';
import { folderStatuses } from '../../constants/templates';

/** A folder of ad templates. */
export const Folder = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(folderStatuses),
  /** Number of its templates, without archived ones. */
  templates_count: z.int(),
  /** True if the agency's clients may see it. */
  client_accessibility: z.boolean(),
  /** True for a client's own folder. */
  isClientFolder: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Folder = z.infer<typeof Folder>;
