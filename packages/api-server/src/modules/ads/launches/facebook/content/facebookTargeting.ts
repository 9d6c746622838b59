import type { TemplateContent, TemplateTargeting } from '@adlane/contract/ads/templates';
import { type AdLaunchType, facebookPlatforms } from '@adlane/contract/constants';
import { filterPlacements, findCarousel, limitAudience, type PlacementContext } from '@adlane/contract/rules';
import { mapLocations, type PlaceInputs } from './facebookLocations';

/** Fields of `flexible_spec` that the UI calls "demographics". */
const demographicFields: ReadonlySet<string> = new Set([
  'education_majors',
  'education_schools',
  'education_statuses',
  'family_statuses',
  'generation',
  'home_ownership',
  'home_type',
  'home_value',
  'household_composition',
  'income',
  'industries',
  'life_events',
  'moms',
  'net_worth',
  'politics',
  'relationship_statuses',
  'work_employers',
  'work_positions',
]);

/** What targeting is mapped from. */
export type TargetingInputs = PlaceInputs & {
  /** Absent in an audience estimate. */
  readonly template: { readonly templateContent?: TemplateContent };
  readonly settings: {
    readonly settings?:
      | {
          readonly selectedCustomAudience?: readonly { readonly id: string }[];
          readonly promotedPostId?: string | null;
        }
      | undefined;
    /** Absent in an audience estimate. */
    readonly FbAdSetting?: { readonly ad_launch_type: AdLaunchType };
  };
  readonly media?: readonly { readonly kind: 'image' | 'video' }[];
};
export type MappedTargeting = {
  /** `targeting` as Facebook expects it. */
  readonly targeting: Record<string, unknown>;
  /**
   * Placements of the template that Facebook does not offer, or not for this ad, e.g. `facebook video_feeds`.
   */
  readonly leftOut: readonly string[];
};

/**
 * Maps a template's audience and placements to Facebook's `targeting`. Special ad categories reach everyone
 * from 18 to 65+.
 */
export function mapTargeting(inputs: TargetingInputs): MappedTargeting {
  const source = inputs.template.templateTargeting;
  const { minAge, maxAge, gender } = limitAudience(source);
  const placements = source.placement === 'Manual' ? mapPlacements(inputs) : undefined;
  const detailed = mapDetailedTargeting(source.detailedTargeting);
  const targeting = {
    ...mapLocations(inputs),
    age_min: minAge,
    age_max: maxAge,
    genders: { both: undefined, male: [1], female: [2] }[gender],
    flexible_spec: detailed === undefined ? undefined : [detailed],
    custom_audiences: toIdList(
      inputs.settings.settings?.selectedCustomAudience ?? source.selectedCustomAudience,
    ),
    excluded_custom_audiences: toIdList(source.excludedCustomAudience),
    locales: omitEmpty(source.locales),
    ...mapDevices(source),
    ...placements?.fields,
    targeting_automation: { advantage_audience: 0 },
  };
  return {
    targeting: Object.fromEntries(Object.entries(targeting).filter(([, value]) => value !== undefined)),
    leftOut: placements?.leftOut ?? [],
  };
}

/** Finds the first demographic choice of a kind that Facebook does not know; it cannot be sent. */
export function findUnknownDemographic(source: TemplateTargeting): string | undefined {
  return source.detailedTargeting.demographics.find((choice) => !demographicFields.has(choice.type ?? ''))
    ?.name;
}

type Choice = { readonly id: string; readonly name: string; readonly type?: string | undefined };

function mapDetailedTargeting(source: TemplateTargeting['detailedTargeting']) {
  const spec: Record<string, { id: string; name: string }[]> = {};
  const add = (field: string, { id, name }: Choice) => {
    spec[field] = [...(spec[field] ?? []), { id, name }];
  };
  for (const choice of source.interests) add('interests', choice);
  for (const choice of source.behaviors) add('behaviors', choice);
  for (const choice of source.demographics) {
    if (choice.type !== undefined && demographicFields.has(choice.type)) add(choice.type, choice);
  }
  return Object.keys(spec).length > 0 ? spec : undefined;
}

function mapDevices({ devicePlacement, mobilePlacement }: TemplateTargeting) {
  const devices = ['mobile', 'desktop'].filter((device) => devicePlacement.devices.includes(device));
  const system = mapSystem(mobilePlacement.fe_os_manage);
  return {
    device_platforms: devices.length === 1 ? devices : undefined,
    user_os: system === undefined ? omitEmpty(mobilePlacement.user_os) : [system],
    user_device: omitEmpty(mobilePlacement.user_device),
    excluded_user_device: omitEmpty(mobilePlacement.excluded_user_device),
    wireless_carrier: omitEmpty(mobilePlacement.wireless_carrier),
  };
}

/** `iOS`, `iOS_ver_15.0_and_above`, `Android_ver_8.0_to_12.0`; undefined for all systems. */
function mapSystem({ os, minOS, maxOS }: { os: string; minOS: string; maxOS: string }): string | undefined {
  if (os !== 'iOS' && os !== 'Android') return undefined;
  if (minOS === '') return os;
  return maxOS === '' ? `${os}_ver_${minOS}_and_above` : `${os}_ver_${minOS}_to_${maxOS}`;
}

/** Returns what decides which placements the ads can have. */
export function buildPlacementContext({ settings, template, media }: TargetingInputs): PlacementContext {
  return {
    adLaunchType: settings.FbAdSetting?.ad_launch_type,
    // What a post shows is Facebook's to say.
    hasVideo: settings.settings?.promotedPostId ? undefined : media?.some(({ kind }) => kind === 'video'),
    isCarousel:
      !settings.settings?.promotedPostId && findCarousel(template.templateContent ?? {}) !== undefined,
    devices: template.templateTargeting.devicePlacement.devices,
  };
}

function mapPlacements(inputs: TargetingInputs) {
  const { sent, leftOut } = filterPlacements(
    inputs.template.templateTargeting.platform,
    buildPlacementContext(inputs),
  );
  const fields = Object.entries(sent).map(([platform, positions]) => [`${platform}_positions`, positions]);
  const platforms = facebookPlatforms.filter((platform) => sent[platform] !== undefined);
  return {
    fields: { publisher_platforms: omitEmpty(platforms), ...Object.fromEntries(fields) },
    leftOut: leftOut.map(({ platform, position }) => `${platform} ${position}`),
  };
}

function toIdList(audiences: readonly { readonly id: string }[] = []) {
  return omitEmpty(audiences.map(({ id }) => ({ id })));
}

function omitEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
