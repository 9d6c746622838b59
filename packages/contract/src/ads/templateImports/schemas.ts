import * as z from 'zod';
import { importStatuses, platforms } from '../../constants/templates';
import { ExternalId, Id } from '../../fields';
import { TemplateRow } from '../templates/schemas';

/** Result of one row of an import. */
export const ImportRecord = z.object({
  /** 1-based row in the file. */
  row: z.int(),
  name: z.string(),
  status: z.enum(['passed', 'failed']),
  errors: z.array(z.string()),
});

/** State of a bulk import (ads §3, Bulk template import status). */
export const BulkImportStatus = z.object({
  id: z.int(),
  status: z.enum(importStatuses),
  failed_count: z.int(),
  passed_count: z.int(),
  total_count: z.int(),
  /** Rows read so far. */
  processed_count: z.int(),
  /** The first rows; all failed ones are in the downloadable file. */
  records: z.object({ data: z.array(ImportRecord) }),
  is_confirmed: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type BulkImportStatus = z.infer<typeof BulkImportStatus>;

/** A campaign on a platform that can be imported as a template. */
export const ImportableCampaign = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.enum(platforms),
  status: z.string(),
  objective: z.string().nullable(),
  ads_count: z.int(),
  is_imported: z.boolean(),
  created_at: z.string(),
});
export type ImportableCampaign = z.infer<typeof ImportableCampaign>;

/** Imports running campaigns as templates (ads §4). */
export const CampaignImport = z.object({
  ad_account_id: Id,
  campaign_ids: z.array(ExternalId).min(1).max(50),
  folderId: Id.nullable().default(null),
});

/** Progress of a campaign import; `id` is the batch that the browser stores (ads §4). */
export const CampaignImportStatus = z.object({
  id: z.int(),
  status: z.enum(importStatuses),
  failed_count: z.int(),
  passed_count: z.int(),
  total_count: z.int(),
  template_ids: z.array(z.int()),
  errors: z.array(z.object({ campaign_id: z.string(), message: z.string() })),
  created_at: z.string(),
});
export type CampaignImportStatus = z.infer<typeof CampaignImportStatus>;

/** A master template as an agency sees it in the library. */
export const LibraryTemplateRow = TemplateRow.extend({
  /** The agency's latest copy of it. */
  imported_template_id: z.int().nullable(),
});
export type LibraryTemplateRow = z.infer<typeof LibraryTemplateRow>;
