import * as z from 'zod';
import { Template, TemplateRow } from '../templates/schemas';

const fields = {
  is_published: z.boolean(),
  published_at: z.string().nullable(),
  subCategoryId: z.int().nullable(),
  subCategoryName: z.string().nullable(),
  /** Number of agencies that imported it. */
  imported_count: z.int(),
};

/** A template of the operator for all agencies (ads §2), in lists. */
export const MasterTemplateRow = TemplateRow.extend(fields);
export type MasterTemplateRow = z.infer<typeof MasterTemplateRow>;

/** A template that the operator offers to agencies. */
export const MasterTemplate = Template.extend(fields);
export type MasterTemplate = z.infer<typeof MasterTemplate>;
