import * as z from 'zod';
import {
  Figure,
  Flag,
  lenientList,
  lenientObject,
  Message,
  NullableText,
  OptionalText,
  Text,
} from '../../json/lenientShapes';

// The fields of Facebook's answers that are used; all others are ignored.

/** One page of a list. An answer without the list is none: what an empty list no longer names is deleted here. */
export const GraphPage = z.object({
  data: z.array(z.unknown()),
  paging: lenientObject({ next: z.unknown().optional(), cursors: lenientObject({ after: OptionalText }) }),
});

/** `{ error }` of an answer, whatever it contains. */
export const ErrorAnswer = z.object({ error: z.unknown().optional() });
export const GraphErrorFields = lenientObject({
  message: Message,
  code: z.number().nullable().catch(null),
  error_subcode: z.number().nullable().catch(null),
  is_transient: Flag,
  error_user_title: Message,
  error_user_msg: Message,
  fbtrace_id: Message,
  error_data: z.unknown().optional(),
});
/** `{ blame_field_specs: [["targeting"], …] }` */
export const BlamedFields = lenientObject({
  blame_field_specs: z
    .array(z.unknown())
    .catch([])
    .transform((specs) => specs.flat(2).filter((field) => typeof field === 'string')),
});
const Percentage = z.number().catch(0);
/** `X-Business-Use-Case-Usage`, by account; waits are in minutes, the rest in percent of the limit. */
export const RateUsage = z.record(
  z.string(),
  lenientList(
    lenientObject({
      estimated_time_to_regain_access: z.number().catch(0),
      call_count: Percentage,
      total_cputime: Percentage,
      total_time: Percentage,
    }),
  ),
);

export const GraphToken = z.object({
  access_token: z.string(),
  expires_in: z.number().positive().nullable().catch(null),
});

/** Statuses of ad accounts that run ads: 1 is active, 9 a grace period. */
export const servingAccountStatuses: ReadonlySet<unknown> = new Set([1, 9]);

const Raw = z
  .unknown()
  .optional()
  .transform((value) => value ?? null);
export const AdAccountNode = z.object({
  id: Text,
  name: Text,
  currency: Text,
  timezone_name: Text,
  account_status: Raw,
  disable_reason: Raw,
  min_daily_budget: Raw,
  default_dsa_beneficiary: Raw,
  default_dsa_payor: Raw,
});
export type AdAccountNode = z.infer<typeof AdAccountNode>;

const NullableString = z.string().nullable().catch(null);
export const PageNode = z.object({
  id: Text,
  name: Text,
  access_token: NullableString,
  leadgen_tos_accepted: Flag,
  picture: lenientObject({ data: lenientObject({ url: NullableString }) }),
});
export type PageNode = z.infer<typeof PageNode>;

/** Any object with its id and its name or title. */
export const NamedNode = z.object({ id: OptionalText, name: OptionalText, title: OptionalText });
/** A node whose id may be a number. */
export const NamedAssetNode = z.object({ id: Text, name: Text });
export const CreatedNode = z.object({ id: Text });
export const PermissionRow = z.object({ permission: Text, status: Text });
export const AccountTasks = z.object({ user_tasks: z.array(z.unknown()).catch([]) });

/** A whole number of people; null where Facebook writes -1 because it has none yet. */
const PeopleCount = z.int().min(0).nullable().catch(null);
const isoInstant = OptionalText.transform((text) => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
});
export const PixelNode = NamedAssetNode.extend({ last_fired_time: isoInstant });
export const PixelStats = z.object({
  data: lenientList(lenientObject({ data: lenientList(z.object({ value: z.string().min(1) })) })),
});
export const InstagramNode = NamedAssetNode.extend({ username: Text, profile_picture_url: NullableText });
export const AudienceNode = NamedAssetNode.extend({
  subtype: Text,
  approximate_count_lower_bound: PeopleCount,
});
export const ReachEstimate = z.object({
  data: lenientObject({
    users_lower_bound: PeopleCount,
    users_upper_bound: PeopleCount,
    estimate_ready: z
      .unknown()
      .optional()
      .transform((value) => value !== false),
  }),
});

/**
 * A time like `2026-11-21T03:00:00+0000`, whose missing colon not every engine accepts; 1970 if there is
 * none.
 */
export const GraphTime = Text.transform((text) => {
  const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return new Date(Number.isNaN(time) ? 0 : time);
});
/** A text as the database stores it: without the characters that it refuses. */
const StorableText = Text.transform((text) =>
  text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD'),
);
const FormQuestionNode = lenientObject({
  key: StorableText,
  label: StorableText,
  type: StorableText,
  options: lenientList(lenientObject({ key: StorableText, value: StorableText })),
});
/** A form's name and questions. */
export const LeadFormNode = lenientObject({ name: StorableText, questions: lenientList(FormQuestionNode) });
export const PageFormNode = z.object({
  id: Text,
  name: StorableText,
  status: Text,
  locale: Text,
  questions: lenientList(FormQuestionNode),
  leads_count: z.number().catch(0),
  created_time: GraphTime,
});
export const LeadNode = z.object({
  id: Text,
  form_id: Text,
  ad_id: NullableText,
  created_time: GraphTime,
  field_data: lenientList(
    z.object({
      name: StorableText.pipe(
        z
          .string()
          .min(1)
          .refine((name) => name !== '__proto__'),
      ),
      values: z.array(StorableText).catch([]),
    }),
  ),
  /** Answers to the disclaimer's checkboxes. */
  custom_disclaimer_responses: lenientList(
    z.object({
      checkbox_key: StorableText.pipe(z.string().min(1)),
      is_checked: z.unknown().transform((given) => ['1', 'true'].includes(String(given))),
    }),
  ),
});
export type LeadNode = z.infer<typeof LeadNode>;

const LearningStage = lenientObject({ status: NullableString });
const EffectiveStatus = z.string().catch('');
/** A time as text or in seconds since 1970; null where there is none. */
const NullableTime = z
  .union([z.string(), z.number().transform((seconds) => seconds * 1000)])
  .transform((value) => new Date(value))
  .transform((time) => (Number.isNaN(time.getTime()) ? null : time))
  .catch(null);
/** Why Facebook does not show an ad: issues, and the findings of its review. */
const findings = {
  issues_info: lenientList(lenientObject({ error_code: Text, error_summary: Text, error_message: Text })),
  ad_review_feedback: lenientObject({ global: z.record(z.string(), Text).catch({}) }),
};

/** A campaign, ad set or ad with its state; fields that its kind does not have read as empty. */
export const DeliveryNode = z.object({
  id: Text,
  name: Text,
  effective_status: EffectiveStatus,
  /** In the currency's smallest unit; 0 if another level has the budget. */
  daily_budget: Figure,
  lifetime_budget: Figure,
  start_time: NullableTime,
  end_time: NullableTime,
  learning_stage_info: LearningStage,
  /** Of an ad set. */
  optimization_goal: Text,
  promoted_object: lenientObject({
    custom_event_type: Text,
    custom_event_str: Text,
    custom_conversion_id: Text,
  }),
  /** Of an ad. */
  adset_id: Text,
  adset: lenientObject({ learning_stage_info: LearningStage }),
  ...findings,
});
export type DeliveryNode = z.infer<typeof DeliveryNode>;

const InsightsAction = lenientObject({ action_type: Text, value: Figure });

export const InsightsNode = z.object({
  date_start: Text,
  adset_id: Text,
  ad_id: Text,
  spend: Text,
  impressions: Figure,
  clicks: Figure,
  actions: lenientList(InsightsAction),
  /** Actions that are not among those: newer events of websites, and custom ones. */
  conversions: lenientList(InsightsAction),
});
export type InsightsNode = z.infer<typeof InsightsNode>;

export const PreviewAnswer = z.object({ data: lenientList(z.object({ body: z.string() })) });
/** Uploaded images by file name. */
const UploadedImages = z.record(z.string(), lenientObject({ hash: OptionalText })).catch({});
export const UploadAnswer = z.object({ images: UploadedImages });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

/** An offset of a video, which Facebook writes as text. */
const Offset = z.coerce.number().int().min(0);
/** The range that the next chunk of a video must have; empty once all bytes have arrived. */
export const VideoOffsets = z.object({ start_offset: Offset, end_offset: Offset });
export const StartedVideoUpload = VideoOffsets.extend({ upload_session_id: Text, video_id: Text });
const VideoPhase = lenientObject({
  status: Text,
  errors: lenientList(lenientObject({ message: Text })),
});
/** A video with the state of its processing. */
export const VideoNode = z.object({
  title: OptionalText,
  picture: OptionalText,
  status: lenientObject({ video_status: Text, processing_phase: VideoPhase, uploading_phase: VideoPhase }),
});
export type VideoNode = z.infer<typeof VideoNode>;

/** What the steps of a launch read; each kind of step has some of it. */
export const LaunchAnswer = z.object({
  id: OptionalText,
  account_status: z.unknown().optional(),
  currency: OptionalText,
  leadgen_tos_accepted: Flag,
  is_eligible_for_promotion: Flag,
  daily_budget: Figure,
  lifetime_budget: Figure,
  effective_status: EffectiveStatus,
  adset: lenientObject({ learning_stage_info: LearningStage }),
  creative: lenientObject({ id: OptionalText }),
  images: UploadedImages,
  ...findings,
});
export type LaunchAnswer = z.infer<typeof LaunchAnswer>;

/** A number; null where Facebook writes -1 because it has none. */
const NullableNumber = z
  .number()
  .nullable()
  .catch(null)
  .transform((value) => (value === -1 ? null : value));
export const PlaceRow = z.object({
  key: Text,
  name: Text,
  type: Text,
  country_code: Text,
  country_name: Text,
  region: NullableText,
  latitude: NullableNumber,
  longitude: NullableNumber,
  supports_region: Flag,
  supports_city: Flag,
});
export type PlaceRow = z.infer<typeof PlaceRow>;
export const LocaleRow = z.object({ key: z.number(), name: Text });
export const TargetingOptionRow = z.object({
  id: z.string(),
  name: Text,
  type: Text,
  path: z.array(Text).catch([]),
  audience_size_lower_bound: NullableNumber,
  audience_size_upper_bound: NullableNumber,
});
