import { placementPlatforms, specialAdCategories } from '@adlane/contract/constants';
import { checkRadius, limits } from '@adlane/contract/rules';
import { createDefaultTemplateTargeting, type Template } from '@adlane/contract/templates';
import type { GraphAnswer } from '../../connectors/facebook/graphClient';
import { objectOf, objectsOf, textOf, textsOf } from '../../connectors/facebook/graphValues';
import type { CampaignTree } from '../../connectors/facebook/readCampaigns';

type Targeting = Template['templateTargeting'];

/** Audience and placement of a campaign's first ad set as a template holds them. Dates are the launch's. Pure. */
export function campaignTargeting({ campaign, adSets, creatives }: CampaignTree): Targeting {
  const defaults = createDefaultTemplateTargeting();
  const adSet = objectOf(adSets[0]);
  const targeting = objectOf(adSet.targeting);
  return {
    ...defaults,
    ...agesOf(targeting),
    ...reachOf(targeting),
    ...placementsOf(targeting, defaults),
    ...devicesOf(targeting, defaults),
    gender: genderOf(targeting),
    detailedTargeting: detailsOf(targeting),
    startTime: null,
    endTime: null,
    specialAdCategory: categoryOf(campaign),
    locales: textsOf(targeting.locales).map(Number).filter(Number.isInteger),
    utmTags: utmTagsOf(creatives, defaults.utmTags),
    isMultiAdvertiser: !creatives.some(
      ({ contextual_multi_ads }) => objectOf(contextual_multi_ads).enroll_status === 'OPT_OUT',
    ),
    billingEvent: textOf(adSet.billing_event) || defaults.billingEvent,
  };
}

function agesOf({ age_min, age_max }: GraphAnswer): Pick<Targeting, 'minAge' | 'maxAge'> {
  const { min, max } = limits.age;
  const within = (value: unknown, otherwise: number) =>
    typeof value === 'number' ? Math.min(max, Math.max(min, Math.trunc(value))) : otherwise;
  return { minAge: within(age_min, min), maxAge: within(age_max, max) };
}

function genderOf({ genders }: GraphAnswer): Targeting['gender'] {
  const [only, second] = textsOf(genders);
  if (second !== undefined) return 'both';
  return only === '1' ? 'male' : only === '2' ? 'female' : 'both';
}

/** The first pin's radius, where a template may hold it; places themselves are chosen at launch. */
function reachOf({ geo_locations }: GraphAnswer): Partial<Pick<Targeting, 'radius' | 'distanceUnit'>> {
  const { custom_locations, cities } = objectOf(geo_locations);
  const pin = [...objectsOf(custom_locations), ...objectsOf(cities)].find(
    ({ radius }) => typeof radius === 'number',
  );
  const radius = Number(pin?.radius);
  if (checkRadius(radius) !== undefined) return {};
  return { radius, distanceUnit: pin?.distance_unit === 'kilometer' ? 'kilometer' : 'mile' };
}

/** Automatic where no platform is named; else the positions of the named ones. */
function placementsOf(
  targeting: GraphAnswer,
  defaults: Targeting,
): Pick<Targeting, 'placement' | 'platform'> {
  const named = textsOf(targeting.publisher_platforms);
  if (named.length === 0) return { placement: 'Automatic', platform: defaults.platform };
  const positions = placementPlatforms.map((platform) => {
    const chosen = textsOf(targeting[`${platform}_positions`]);
    if (!named.includes(platform)) return [platform, []];
    return [platform, chosen.length > 0 ? chosen : (defaults.platform[platform] ?? [])];
  });
  return { placement: 'Manual', platform: Object.fromEntries(positions) };
}

function devicesOf(
  targeting: GraphAnswer,
  { devicePlacement, mobilePlacement }: Targeting,
): Pick<Targeting, 'devicePlacement' | 'mobilePlacement'> {
  const devices = textsOf(targeting.device_platforms);
  const only = devices.length === 1 ? devices[0] : undefined;
  return {
    devicePlacement: only === undefined ? devicePlacement : { devices, fe_device_type: only },
    mobilePlacement: {
      ...mobilePlacement,
      user_device: textsOf(targeting.user_device),
      excluded_user_device: textsOf(targeting.excluded_user_device),
      wireless_carrier: textsOf(targeting.wireless_carrier),
      fe_os_manage: systemOf(textsOf(targeting.user_os)[0] ?? ''),
    },
  };
}

/** `iOS`, `iOS_ver_15.0_and_above` and `Android_ver_8.0_to_12.0` in their parts. */
function systemOf(text: string): Targeting['mobilePlacement']['fe_os_manage'] {
  const [, os = 'all', minOS = '', maxOS = ''] =
    /^(iOS|Android)(?:_ver_([\d.]+)(?:_and_above|_to_([\d.]+)))?$/.exec(text) ?? [];
  return { os, minOS, maxOS };
}

/** Interests and behaviours by their names; all other kinds are demographics that keep theirs. */
function detailsOf({ flexible_spec }: GraphAnswer): Targeting['detailedTargeting'] {
  const found: Targeting['detailedTargeting'] = { interests: [], behaviors: [], demographics: [] };
  for (const spec of objectsOf(flexible_spec)) {
    for (const [kind, choices] of Object.entries(spec)) {
      const list = kind === 'interests' || kind === 'behaviors' ? found[kind] : found.demographics;
      for (const { id, name } of objectsOf(choices)) {
        list.push({ id: textOf(id), name: textOf(name), type: kind });
      }
    }
  }
  return found;
}

function categoryOf({ special_ad_categories }: GraphAnswer): Targeting['specialAdCategory'] {
  const named = textsOf(special_ad_categories);
  return specialAdCategories.find((category) => named.includes(category)) ?? 'NONE';
}

function utmTagsOf(creatives: readonly GraphAnswer[], none: Targeting['utmTags']): Targeting['utmTags'] {
  const tags = new URLSearchParams(
    creatives.map(({ url_tags }) => textOf(url_tags)).find((text) => text !== ''),
  );
  return {
    utm_source: tags.get('utm_source') ?? none.utm_source,
    utm_medium: tags.get('utm_medium') ?? none.utm_medium,
    utm_campaign: tags.get('utm_campaign') ?? none.utm_campaign,
    utm_content: tags.get('utm_content') ?? none.utm_content,
  };
}
