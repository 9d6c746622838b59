import * as z from 'zod';
import { adLaunchTypes } from '../constants/launches';
import { distanceUnits, genders, placementModes, specialAdCategories } from '../constants/targeting';
import { adCreativeTypes, campaignStructures, platforms, templateStatuses } from '../constants/templates';

/** One version of a text (ads §3): ids and titles are numbered without gaps, exactly one is the default. */
export const TextVersion = z.object({
  id: z.int().min(1),
  title: z.string(),
  value: z.string(),
  isDefault: z.boolean(),
});
export type TextVersion = z.infer<typeof TextVersion>;

/** Facebook texts of a template. Unknown fields that another client stored are kept. */
export const TemplateContent = z.looseObject({
  adText: z.array(TextVersion),
  headlines: z.array(TextVersion),
  subHeadlines: z.array(TextVersion),
  campaignStructure: z.enum(campaignStructures),
  callToAction: z.string(),
  landingPageUrl: z.string(),
  thankYouPage: z.string(),
  messageAd: z.string(),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

const Named = z.looseObject({ id: z.string(), name: z.string(), type: z.string().optional() });

/** Facebook audience, placement and schedule of a template (ads §3 templateTargeting). */
export const TemplateTargeting = z.looseObject({
  gender: z.enum(genders),
  minAge: z.int(),
  maxAge: z.int(),
  radius: z.number(),
  distanceUnit: z.enum(distanceUnits),
  doCreativeOptimize: z.boolean(),
  detailedTargeting: z.object({
    interests: z.array(Named),
    demographics: z.array(Named),
    behaviors: z.array(Named),
  }),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  placement: z.enum(placementModes),
  specialAdCategory: z.enum(specialAdCategories),
  platform: z.record(z.string(), z.array(z.string())),
  location: z.record(z.string(), z.unknown()),
  mobilePlacement: z.looseObject({
    user_device: z.array(z.string()),
    user_os: z.array(z.string()),
    excluded_user_device: z.array(z.string()),
    wireless_carrier: z.array(z.string()),
    fe_os_manage: z.object({ os: z.string(), minOS: z.string(), maxOS: z.string() }),
  }),
  devicePlacement: z.looseObject({ devices: z.array(z.string()), fe_device_type: z.string() }),
  locales: z.array(z.int()),
  utmTags: z.object({
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: z.string(),
    utm_content: z.string(),
  }),
  isMultiAdvertiser: z.boolean(),
  billingEvent: z.string(),
  messagingApps: z.object({ messenger: z.boolean(), instagram: z.boolean() }),
});
export type TemplateTargeting = z.infer<typeof TemplateTargeting>;

export const TemplateMedia = z.looseObject({
  id: z.int(),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type TemplateMedia = z.infer<typeof TemplateMedia>;

/** A row in a list of templates. */
export const TemplateRow = z.object({
  id: z.int(),
  name: z.string(),
  niche: z.string().nullable(),
  folderId: z.int().nullable(),
  folderName: z.string().nullable(),
  categoryId: z.int().nullable(),
  categoryName: z.string().nullable(),
  adCreativeType: z.enum(adCreativeTypes),
  templateAdType: z.enum(adLaunchTypes),
  platforms: z.array(z.enum(platforms)),
  status: z.enum(templateStatuses),
  isClientTemplate: z.boolean(),
  /** First picture, for the card. */
  thumbnailUrl: z.string().nullable(),
  launched_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type TemplateRow = z.infer<typeof TemplateRow>;

/** A whole ad template (ads §3). */
export const Template = TemplateRow.extend({
  isVisibilityAllowed: z.boolean(),
  /** Whether the template is complete for a platform. */
  platformValidation: z.partialRecord(z.enum(platforms), z.boolean()),
  templateContent: TemplateContent,
  templateTargeting: TemplateTargeting,
  templateMedia: z.array(TemplateMedia),
  templates: z.object({ google: z.looseObject({}).nullable() }),
  existingLeadForm: z.looseObject({ id: z.int(), questionId: z.int().nullable() }).nullable(),
  selectedLeadForm: z
    .looseObject({ id: z.int(), name: z.string(), questionId: z.int().nullable() })
    .nullable(),
});
export type Template = z.infer<typeof Template>;

/** What `templates.update` takes: only what changed. */
export const TemplateChange = z.object({
  name: z.string().trim().min(1, 'This field is required.').max(120).optional(),
  adCreativeType: z.enum(adCreativeTypes).optional(),
  templateAdType: z.enum(adLaunchTypes).optional(),
  status: z.enum(['active', 'inactive', 'draft']).optional(),
  templateContent: TemplateContent.optional(),
  templateTargeting: TemplateTargeting.optional(),
  /** `updated_at` of what was opened; a newer one on the server answers 409 and changes nothing. */
  base_updated_at: z.string().optional(),
});
export type TemplateChange = z.input<typeof TemplateChange>;
