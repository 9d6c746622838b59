/**
 * Features of "optimize the creative". Facebook replaced the single switch by one opt-in per feature; these
 * three need no additional media.
 */
export const optimizedCreativeFeatures = [
  { value: 'image_touchups', label: 'Image touch-ups: brightness, contrast and crop' },
  { value: 'text_optimizations', label: 'Text improvements: texts swap places where that does better' },
  { value: 'inline_comment', label: 'Relevant comments: the most fitting one shows under the ad' },
] as const;

/** Versions for `user_os` (`iOS_ver_15.0_and_above`), oldest first. */
export const mobileSystemVersions = {
  iOS: ['9.0', '10.0', '11.0', '12.0', '13.0', '14.0', '15.0', '16.0', '17.0', '18.0'],
  Android: ['5.0', '6.0', '7.0', '8.0', '9.0', '10.0', '11.0', '12.0', '13.0', '14.0', '15.0'],
} as const;

/** Device kinds for `user_device`, besides model names. */
export const mobileDeviceKinds = [
  { value: 'iPhone', label: 'iPhone', os: 'iOS' },
  { value: 'iPad', label: 'iPad', os: 'iOS' },
  { value: 'iPod', label: 'iPod', os: 'iOS' },
  { value: 'Android_Smartphone', label: 'Android phones', os: 'Android' },
  { value: 'Android_Tablet', label: 'Android tablets', os: 'Android' },
] as const;

/** The only value of `wireless_carrier`: users on Wi-Fi. */
export const wirelessOnly = 'Wifi';

/** Macros that Facebook replaces on a click, with an example of each. */
export const utmMacros = [
  { value: '{{campaign.id}}', label: 'Campaign id', example: '120330000000001' },
  { value: '{{campaign.name}}', label: 'Campaign name', example: 'ADL Spring Check-up' },
  { value: '{{adset.id}}', label: 'Ad set id', example: '120330000000002' },
  { value: '{{adset.name}}', label: 'Ad set name', example: 'Ad set 1' },
  { value: '{{ad.id}}', label: 'Ad id', example: '120330000000003' },
  { value: '{{ad.name}}', label: 'Ad name', example: 'Ad 1' },
  { value: '{{placement}}', label: 'Placement', example: 'Facebook_Mobile_Feed' },
  { value: '{{site_source_name}}', label: 'Site source', example: 'fb' },
] as const;
/** UTM tags of a template (ads §3), in URL order. */
export const utmTagNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;
/** Name of a UTM parameter. */
export type UtmTagName = (typeof utmTagNames)[number];
