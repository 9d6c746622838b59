import * as z from 'zod';
import { bidStrategyValues } from '../../constants/facebook/bidStrategies';
import { adLaunchTypes, billingEvents, budgetTypes } from '../../constants/launches';
import { channels } from '../../constants/sources';
import { distanceUnits } from '../../constants/targeting';
import { adCreativeTypes, platforms } from '../../constants/templates';
import { Id, Money, OptionalUrlField, optionalName, optionalText, requiredName } from '../../fields';
import { LeadFormQuestion } from '../leadForms/schemas';
import { TemplateContent, TemplateTargeting } from '../templates/schemas';

const Picked = z.looseObject({ id: z.string().max(128), name: optionalName(255) });
const externalId = z.string().max(128).nullable();

/** Parts of the record that a platform's reason can name. */
export const resubmitFields = [
  'template_content.headlines',
  'template_content.subHeadlines',
  'template_content.adText',
  'template_content.landingPageUrl',
  'business_name',
  'template_media',
] as const;
/** Part of the record that a platform's reason names. */
export type ResubmitField = (typeof resubmitFields)[number];

/** Body of a resubmit (ads §3, Ad resubmit record), in snake_case as specified. */
export const AdResubmit = z.object({
  name: requiredName(120),
  niche: optionalText().nullable(),
  status: optionalText(32),
  platform: z.enum(platforms),
  source_id: Id,
  ad_type: z.enum(adCreativeTypes),
  channel: z.enum(channels),
  page_id: externalId,
  /** Of a Performance Max campaign; null where the ad shows none that can be corrected. A changed one obeys `limits`. */
  business_name: optionalName().nullable(),
  business_manager_id: externalId,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  objective: optionalText(64),
  account_id: externalId,
  budget_type: z.enum(budgetTypes),
  template_id: Id.nullable(),
  bid_strategy: z.enum(bidStrategyValues),
  /** In the smallest unit of the account's currency; the one that `budget_type` names is set. */
  daily_budget: Money.nullable(),
  lifetime_budget: Money.nullable(),
  billing_event: z.enum(billingEvents),
  distance_unit: z.enum(distanceUnits),
  adlane_type: z.enum(adLaunchTypes),
  client_user_id: Id.nullable(),
  template_media: z.object({
    url: z.string().nullable(),
    urls: z.array(z.string()).max(20),
    video_id: z.string().nullable(),
  }),
  promoted_object: z.record(z.string(), z.string()),
  is_promoted_post: z.boolean(),
  optimization_goal: optionalText(64),
  is_custom_audience: z.boolean(),
  is_custom_location: z.boolean(),
  follow_up_action_url: OptionalUrlField,
  selected_instagram: Picked.nullable(),
  selected_pixel: Picked.nullable(),
  selected_custom_audience: z.array(Picked).max(100),
  questions: z.array(LeadFormQuestion).max(21),
  lead_forms: z.array(z.looseObject({ id: z.int(), name: z.string() })).max(100),
  template_content: TemplateContent,
  template_targeting: TemplateTargeting,
});
export type AdResubmit = z.infer<typeof AdResubmit>;

/** What a medium of a rejected ad is; a medium of the same kind can replace it. */
export const resubmitMediaKinds = ['image', 'logo', 'video'] as const;
/** What a medium of a rejected ad is. */
export type ResubmitMediaKind = (typeof resubmitMediaKinds)[number];

const Positions = z.array(z.int().min(0));

/** A rejected ad with its record, and the reasons of the platform with the field of the record that each names. */
export const ResubmitDraft = z.object({
  record: AdResubmit,
  /** `field` is null where the platform names none. */
  reasons: z.array(z.object({ message: z.string(), field: z.enum(resubmitFields).nullable() })),
  /** Positions of the texts and media that the rejected ads show; null where all texts count, and no media. */
  shown: z
    .object({
      headlines: Positions,
      subHeadlines: Positions,
      adText: Positions,
      /** Cards of a carousel. */
      cards: Positions.optional(),
      media: Positions,
    })
    .nullable(),
  /** The media of the record, in its order. `thumbnailUrl` is null where none exists; a picture is its own. */
  media: z.array(z.object({ kind: z.enum(resubmitMediaKinds), thumbnailUrl: z.string().nullable() })),
  /** Which ads stay as they are, and why. */
  leftOut: z.array(z.string()),
});
export type ResubmitDraft = z.infer<typeof ResubmitDraft>;
