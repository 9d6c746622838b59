import { createDefaultTemplateTargeting, type Template } from '@adlane/contract/ads/templates';
import { placementPlatforms, specialAdCategories } from '@adlane/contract/constants';
import { checkRadius, limits } from '@adlane/contract/rules';
import type { CreativeNode, FacebookTargeting } from '../../../connectors/facebook/graph/campaignShapes';
import { AdSetNode } from '../../../connectors/facebook/graph/campaignShapes';
import type { CampaignTree } from '../../../connectors/facebook/readCampaigns';

type Targeting = Template['templateTargeting'];

/**
 * Converts the audience and placements of a campaign's first ad set to a template's. Dates belong to a
 * launch. Pure.
 */
export function toTemplateTargeting({ campaign, adSets, creatives }: CampaignTree): Targeting {
  const defaults = createDefaultTemplateTargeting();
  const { targeting, billing_event } = adSets[0] ?? AdSetNode.parse({});
  return {
    ...defaults,
    ...toAges(targeting),
    ...toReach(targeting),
    ...toPlacements(targeting, defaults),
    ...toDevices(targeting, defaults),
    gender: toGender(targeting),
    detailedTargeting: toDetails(targeting),
    startTime: null,
    endTime: null,
    specialAdCategory: toCategory(campaign),
    locales: targeting.locales.map(Number).filter(Number.isInteger),
    utmTags: parseUtmTags(creatives, defaults.utmTags),
    isMultiAdvertiser: !creatives.some(
      ({ contextual_multi_ads }) => contextual_multi_ads.enroll_status === 'OPT_OUT',
    ),
    billingEvent: billing_event || defaults.billingEvent,
  };
}

function toAges({ age_min, age_max }: FacebookTargeting): Pick<Targeting, 'minAge' | 'maxAge'> {
  const { min, max } = limits.age;
  const clamp = (value: number | null, otherwise: number) =>
    value === null ? otherwise : Math.min(max, Math.max(min, Math.trunc(value)));
  return { minAge: clamp(age_min, min), maxAge: clamp(age_max, max) };
}

function toGender({ genders }: FacebookTargeting): Targeting['gender'] {
  const [only, second] = genders;
  if (second !== undefined) return 'both';
  return only === '1' ? 'male' : only === '2' ? 'female' : 'both';
}

/** Returns the first pin's radius if a template allows it; places are selected at launch. */
function toReach({ geo_locations }: FacebookTargeting): Partial<Pick<Targeting, 'radius' | 'distanceUnit'>> {
  const { custom_locations, cities } = geo_locations;
  const pin = [...custom_locations, ...cities].find(({ radius }) => radius !== null);
  const radius = pin?.radius ?? Number.NaN;
  if (checkRadius(radius) !== undefined) return {};
  return { radius, distanceUnit: pin?.distance_unit === 'kilometer' ? 'kilometer' : 'mile' };
}

/** Returns automatic placements if no platform is named, else the positions of the named platforms. */
function toPlacements(
  targeting: FacebookTargeting,
  defaults: Targeting,
): Pick<Targeting, 'placement' | 'platform'> {
  const named = targeting.publisher_platforms;
  if (named.length === 0) return { placement: 'Automatic', platform: defaults.platform };
  const positions = placementPlatforms.map((platform) => {
    const chosen = targeting[`${platform}_positions`];
    if (!named.includes(platform)) return [platform, []];
    return [platform, chosen.length > 0 ? chosen : (defaults.platform[platform] ?? [])];
  });
  return { placement: 'Manual', platform: Object.fromEntries(positions) };
}

function toDevices(
  targeting: FacebookTargeting,
  { devicePlacement, mobilePlacement }: Targeting,
): Pick<Targeting, 'devicePlacement' | 'mobilePlacement'> {
  const devices = targeting.device_platforms;
  const only = devices.length === 1 ? devices[0] : undefined;
  return {
    devicePlacement: only === undefined ? devicePlacement : { devices, fe_device_type: only },
    mobilePlacement: {
      ...mobilePlacement,
      user_device: targeting.user_device,
      excluded_user_device: targeting.excluded_user_device,
      wireless_carrier: targeting.wireless_carrier,
      fe_os_manage: parseSystem(targeting.user_os[0] ?? ''),
    },
  };
}

/** Parses `iOS`, `iOS_ver_15.0_and_above` and `Android_ver_8.0_to_12.0`. */
function parseSystem(text: string): Targeting['mobilePlacement']['fe_os_manage'] {
  const [, os = 'all', minOS = '', maxOS = ''] =
    /^(iOS|Android)(?:_ver_([\d.]+)(?:_and_above|_to_([\d.]+)))?$/.exec(text) ?? [];
  return { os, minOS, maxOS };
}

/** Returns interests and behaviors by name; all other kinds are demographics that keep their kind. */
function toDetails({ flexible_spec }: FacebookTargeting): Targeting['detailedTargeting'] {
  const found: Targeting['detailedTargeting'] = { interests: [], behaviors: [], demographics: [] };
  for (const spec of flexible_spec) {
    for (const [kind, choices] of Object.entries(spec)) {
      const list = kind === 'interests' || kind === 'behaviors' ? found[kind] : found.demographics;
      list.push(...choices.map((choice) => ({ ...choice, type: kind })));
    }
  }
  return found;
}

function toCategory({ special_ad_categories }: CampaignTree['campaign']): Targeting['specialAdCategory'] {
  return specialAdCategories.find((category) => special_ad_categories.includes(category)) ?? 'NONE';
}

function parseUtmTags(creatives: readonly CreativeNode[], none: Targeting['utmTags']): Targeting['utmTags'] {
  const tags = new URLSearchParams(creatives.find(({ url_tags }) => url_tags !== '')?.url_tags);
  return {
    utm_source: tags.get('utm_source') ?? none.utm_source,
    utm_medium: tags.get('utm_medium') ?? none.utm_medium,
    utm_campaign: tags.get('utm_campaign') ?? none.utm_campaign,
    utm_content: tags.get('utm_content') ?? none.utm_content,
  };
}
