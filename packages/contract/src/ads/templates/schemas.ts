import * as z from 'zod';
import { placementGroupNames } from '../../constants/facebook/placementGroups';
import { adLaunchTypes, budgetTypes } from '../../constants/launches';
import { limits } from '../../constants/limits';
import { distanceUnits, genders, placementModes, specialAdCategories } from '../../constants/targeting';
import { adCreativeTypes, campaignStructures, platforms, templateStatuses } from '../../constants/templates';
import { messages } from '../../constants/texts/messages';
import {
  BaseUpdatedAt,
  CountryCode,
  CurrencyCode,
  Id,
  Money,
  optionalName,
  optionalText,
  requiredName,
} from '../../fields';
import { Carousel } from './Carousel';
import { GoogleTemplate } from './googleSchemas';
import { TargetAddress } from './TargetAddress';
import { TemplateMedia } from './TemplateMedia';

/** One version of a text (ads §3): ids and titles are numbered without gaps, exactly one is the default. */
export const TextVersion = z.object({
  id: z.int().min(1),
  title: z.string(),
  value: z.string(),
  isDefault: z.boolean(),
});
export type TextVersion = z.infer<typeof TextVersion>;

/** Facebook texts of a template. Unknown fields of other clients are preserved. */
export const TemplateContent = z.looseObject({
  adText: z.array(TextVersion),
  headlines: z.array(TextVersion),
  subHeadlines: z.array(TextVersion),
  campaignStructure: z.enum(campaignStructures),
  callToAction: z.string(),
  landingPageUrl: z.string(),
  thankYouPage: z.string(),
  messageAd: z.string(),
  /** Ids of media among `templateMedia` that a group of placements shows instead of the ad's own. */
  placementMedia: z.partialRecord(z.enum(placementGroupNames), z.int().nullable()).optional(),
  /** The cards of a carousel ad; absent or null: a single image or video. */
  carousel: Carousel.nullable().optional(),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

const Named = z.looseObject({ id: z.string(), name: z.string(), type: z.string().optional() });

/** A custom audience and our id of its ad account; other accounts cannot use it. */
const PickedAudience = z.looseObject({
  id: z.string().max(128),
  name: optionalName(255),
  ad_account_id: Id,
  /** Facebook's kind, e.g. `LOOKALIKE`, which special ad categories refuse. */
  subtype: z.string().max(64).optional(),
});

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
  /** Places by channel. */
  location: z.looseObject({ facebook: z.array(TargetAddress).optional() }),
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
  /**
   * Countries of the special ad category.
   *
   * @default the launch's countries
   */
  specialAdCategoryCountry: z.array(CountryCode).max(25).optional(),
  selectedCustomAudience: z.array(PickedAudience).max(100).optional(),
  excludedCustomAudience: z.array(PickedAudience).max(100).optional(),
  /** Defaults of a launch; `budget` in the smallest unit of `currency`. */
  budgetType: z.enum(budgetTypes).optional(),
  budget: Money.nullable().optional(),
  currency: CurrencyCode.optional(),
});
export type TemplateTargeting = z.infer<typeof TemplateTargeting>;

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
  /** First image, for the card. */
  thumbnailUrl: z.string().nullable(),
  launched_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type TemplateRow = z.infer<typeof TemplateRow>;

/** A whole ad template (ads §3). */
export const Template = TemplateRow.extend({
  isVisibilityAllowed: z.boolean(),
  /** True for each platform that the template is complete for. */
  platformValidation: z.partialRecord(z.enum(platforms), z.boolean()),
  templateContent: TemplateContent,
  templateTargeting: TemplateTargeting,
  templateMedia: z.array(TemplateMedia),
  templates: z.object({ google: GoogleTemplate.nullable() }),
  existingLeadForm: z.looseObject({ id: z.int(), questionId: z.int().nullable() }).nullable(),
  selectedLeadForm: z
    .looseObject({ id: z.int(), name: z.string(), questionId: z.int().nullable() })
    .nullable(),
});
export type Template = z.infer<typeof Template>;

const name = requiredName(120);

/** Body of `templates.update`: changed fields only. */
export const TemplateChange = z.object({
  name: name.optional(),
  niche: optionalText().nullable().optional(),
  folderId: Id.nullable().optional(),
  categoryId: Id.nullable().optional(),
  adCreativeType: z.enum(adCreativeTypes).optional(),
  templateAdType: z.enum(adLaunchTypes).optional(),
  platforms: z.array(z.enum(platforms)).min(1, messages.platformRequired).max(platforms.length).optional(),
  status: z.enum(['active', 'inactive', 'draft']).optional(),
  isVisibilityAllowed: z.boolean().optional(),
  templateContent: TemplateContent.optional(),
  templateTargeting: TemplateTargeting.optional(),
  /** Ids of library media, in display order. */
  templateMediaIds: z.array(Id).max(limits.facebook.media.max, messages.tooManyFacebookMedia).optional(),
  templates: z.object({ google: GoogleTemplate.nullable() }).optional(),
  existingLeadForm: z.looseObject({ id: z.int(), questionId: z.int().nullable() }).nullable().optional(),
  selectedLeadForm: z
    .looseObject({ id: z.int(), name: z.string(), questionId: z.int().nullable() })
    .nullable()
    .optional(),
  base_updated_at: BaseUpdatedAt,
});
export type TemplateChange = z.input<typeof TemplateChange>;

/** Body of `templates.store`; absent fields get the defaults of `templateDefaults`. */
export const TemplateForm = TemplateChange.omit({ base_updated_at: true }).extend({
  name,
  platforms: z
    .array(z.enum(platforms))
    .min(1, messages.platformRequired)
    .max(platforms.length)
    .default(['facebook']),
  adCreativeType: z.enum(adCreativeTypes).default('image'),
  templateAdType: z.enum(adLaunchTypes).default('leadform'),
  status: z.enum(['active', 'draft']).default('active'),
});
export type TemplateForm = z.input<typeof TemplateForm>;
