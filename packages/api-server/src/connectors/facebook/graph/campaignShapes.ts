import * as z from 'zod';
import { Flag, lenientList, lenientObject, NullableText, Text, Texts } from '../../json/lenientShapes';

// The fields of campaigns that an import reads; all others are ignored.

export const ListedCampaignNode = z.object({
  id: Text,
  name: Text,
  effective_status: Text,
  objective: NullableText,
  created_time: Text,
});
export const ListedAdNode = z.object({ id: Text, campaign_id: Text });

export const CampaignNode = z.object({
  id: Text,
  name: Text,
  objective: Text,
  account_id: Text,
  special_ad_categories: Texts,
});

const Age = z.number().nullable().catch(null);
const Pins = lenientList(lenientObject({ radius: z.number().nullable().catch(null), distance_unit: Text }));
/** The audience of an ad set. */
const Targeting = lenientObject({
  age_min: Age,
  age_max: Age,
  genders: Texts,
  geo_locations: lenientObject({ custom_locations: Pins, cities: Pins }),
  publisher_platforms: Texts,
  facebook_positions: Texts,
  instagram_positions: Texts,
  messenger_positions: Texts,
  audience_network_positions: Texts,
  device_platforms: Texts,
  user_device: Texts,
  excluded_user_device: Texts,
  wireless_carrier: Texts,
  user_os: Texts,
  locales: Texts,
  /** Choices by their kind. */
  flexible_spec: lenientList(z.record(z.string(), lenientList(lenientObject({ id: Text, name: Text })))),
});
export type FacebookTargeting = z.infer<typeof Targeting>;

export const AdSetNode = lenientObject({
  id: Text,
  targeting: Targeting,
  billing_event: Text,
  optimization_goal: Text,
  is_dynamic_creative: Flag,
});
export type AdSetNode = z.infer<typeof AdSetNode>;
export const AdNode = z.object({ creative: lenientObject({ id: Text }) });
export const PictureNode = z.object({ hash: Text, url: Text });

const CallToAction = z
  .object({ type: Text, value: lenientObject({ link: Text, lead_gen_form_id: Text }) })
  .optional()
  .catch(undefined);

const WelcomeMessage = lenientObject({
  text_format: lenientObject({ message: lenientObject({ text: Text }) }),
});
/** The greeting within a `page_welcome_message`, which is JSON in a text. */
const Greeting = Text.transform((message) => {
  try {
    return WelcomeMessage.parse(JSON.parse(message)).text_format.message.text;
  } catch {
    return '';
  }
});

/** A card of a carousel; of a video, its picture. */
const CardNode = lenientObject({
  name: Text,
  description: Text,
  link: Text,
  image_hash: Text,
  call_to_action: CallToAction,
});

/** `link_data` or `video_data`. */
const StoryData = z
  .object({
    message: Text,
    name: Text,
    title: Text,
    description: Text,
    link_description: Text,
    link: Text,
    image_hash: Text,
    page_welcome_message: Greeting,
    call_to_action: CallToAction,
    child_attachments: lenientList(CardNode),
    multi_share_optimized: Flag,
    multi_share_end_card: Flag,
  })
  .optional()
  .catch(undefined);

const FeedTexts = lenientList(lenientObject({ text: Text }));
/** The creative of an ad: one story, or a feed of assets. */
export const CreativeNode = z.object({
  id: Text,
  image_hash: Text,
  /** Post of the page that is the ad; empty for an ad with a story of its creative. */
  object_story_id: Text,
  /** Text of that post. */
  body: Text,
  url_tags: Text,
  contextual_multi_ads: lenientObject({ enroll_status: Text }),
  object_story_spec: lenientObject({ link_data: StoryData, video_data: StoryData }),
  asset_feed_spec: lenientObject({
    bodies: FeedTexts,
    titles: FeedTexts,
    descriptions: FeedTexts,
    call_to_actions: lenientList(CallToAction),
    call_to_action_types: Texts,
    link_urls: lenientList(lenientObject({ website_url: Text })),
    images: lenientList(lenientObject({ hash: Text })),
    videos: z.array(z.unknown()).catch([]),
  }),
});
export type CreativeNode = z.infer<typeof CreativeNode>;
