import * as z from 'zod';
import { platforms, templateAccessModes, templateStatuses } from '../constants/templates';
import { Id, queryId } from '../fields';
import { listQuery } from '../list';

/** Filters and sorts of every list of templates. */
export const templateListQuery = listQuery({
  sort: ['name', 'created_at', 'updated_at'],
  filters: {
    folderId: queryId.optional(),
    categoryId: queryId.optional(),
    niche: z.string().max(255).optional(),
    platform: z.enum(platforms).optional(),
    status: z.enum(templateStatuses).optional(),
    uncategorized: z.stringbool().optional(),
    /** Own ones of clients, or the agency's. */
    isClientTemplate: z.stringbool().optional(),
    /** Favourites of the user only. */
    favourites: z.stringbool().optional(),
  },
});

/** A template in numbers: what its ads brought. Money in the smallest unit of `currency`. */
export const TemplateConversion = z.object({
  template_id: z.int(),
  name: z.string(),
  impressions: z.int(),
  clicks: z.int(),
  results: z.int(),
  spend: z.int(),
  currency: z.string(),
  /** Results per click, 0 to 1. */
  conversion_rate: z.number(),
});

/** A kind of ad that a template can be launched as (ads §3, FbAdSetting). */
export const FbAdSetting = z.object({
  id: z.string(),
  ad_launch_type: z.enum(['leadform', 'messenger', 'landing_page']),
  name: z.string(),
  field: z.object({ objective: z.string(), optimization_goal: z.string() }),
  status: z.enum(['active', 'inactive']),
  isDefault: z.boolean(),
});
export type FbAdSetting = z.infer<typeof FbAdSetting>;

/**
 * Who a template is opened to (ads §3). `client`: the agency's clients, by their client ids; nobody where none is
 * named. `agency`: the agency's own users; naming some keeps it to them, and to whoever named them.
 */
export const TemplateAccess = z.object({
  mode: z.enum(templateAccessModes),
  /** True: everybody of that kind; false: the named users only. */
  is_for_all: z.boolean(),
  user_ids: z.array(Id).max(1000),
});
export type TemplateAccess = z.infer<typeof TemplateAccess>;

/** Templates that lists show; all but `byStatus` leave archived ones out. */
export const TemplateCount = z.object({
  total: z.int(),
  byStatus: z.partialRecord(z.enum(templateStatuses), z.int()),
  byPlatform: z.partialRecord(z.enum(platforms), z.int()),
  /** Those without a folder. */
  uncategorized: z.int(),
  /** Those that the user marked. */
  favourites: z.int(),
});

export const TemplateCategory = z.object({
  id: z.int(),
  name: z.string(),
  niche: z.string().nullable(),
  templates_count: z.int(),
});
