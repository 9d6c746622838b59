import * as z from 'zod';
import { platforms, templateAccessModes, templateStatuses } from '../../constants/templates';
import { Id, queryId } from '../../fields';
import { listQuery } from '../../list';

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
    /** True: templates of clients; false: the agency's. */
    isClientTemplate: z.stringbool().optional(),
    /** True: the user's favorites only. */
    favourites: z.stringbool().optional(),
  },
});

/** Results of a template's ads. Money in the smallest unit of `currency`. */
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

/** An ad type that a template can be launched as (ads §3, FbAdSetting). */
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
 * Access to a template (ads §3). `client`: the agency's clients, by client id; none if the list is empty.
 * `agency`: the agency's users; a list restricts access to them and to the user who set it.
 */
export const TemplateAccess = z.object({
  mode: z.enum(templateAccessModes),
  /** True: all users of that kind; false: the listed users only. */
  is_for_all: z.boolean(),
  user_ids: z.array(Id).max(1000),
});
export type TemplateAccess = z.infer<typeof TemplateAccess>;

const changedIds = TemplateAccess.shape.user_ids.optional();
/** A change of who sees a template; what is not named stays, such as users whom another user added. */
export const TemplateAccessChange = z.object({
  mode: TemplateAccess.shape.mode,
  is_for_all: TemplateAccess.shape.is_for_all.optional(),
  /** Replaces all users. */
  user_ids: changedIds,
  /** Added to the stored users. */
  add_user_ids: changedIds,
  /** Removed from the stored users. */
  remove_user_ids: changedIds,
});
export type TemplateAccessChange = z.infer<typeof TemplateAccessChange>;

/** Numbers of templates; all but `byStatus` exclude archived ones. */
export const TemplateCount = z.object({
  total: z.int(),
  byStatus: z.partialRecord(z.enum(templateStatuses), z.int()),
  byPlatform: z.partialRecord(z.enum(platforms), z.int()),
  /** Templates without a folder. */
  uncategorized: z.int(),
  /** Favorites of the user. */
  favourites: z.int(),
});

/** A category with its number of templates. */
export const TemplateCategory = z.object({
  id: z.int(),
  name: z.string(),
  niche: z.string().nullable(),
  templates_count: z.int(),
});
