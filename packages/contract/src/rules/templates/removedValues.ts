import type { GoogleTemplate } from '../../ads/templates/googleSchemas';
import type { FbAdSetting } from '../../ads/templates/listing';
import type { TemplateContent, TemplateTargeting } from '../../ads/templates/schemas';
import { facebookCallsToAction, googleCallsToAction } from '../../constants/facebook/callsToAction';
import { facebookPlacements } from '../../constants/facebook/facebookPlacements';
import { googleCampaignObjectives } from '../../constants/google/google';
import { billingEvents, defaultBillingEvent, findGoal } from '../../constants/launches';
import type { removedValueKinds } from '../../constants/templates';

/** A value of a template that its platform no longer accepts. */
export type RemovedValue = {
  readonly kind: (typeof removedValueKinds)[number];
  /** As the template stores it. */
  readonly value: string;
  readonly label: string;
  /** Why it is no longer accepted, and what takes its place. */
  readonly reason: string;
};

/** The parts of a template that platforms decide about. */
export type PlatformParts = {
  readonly templateContent: TemplateContent;
  readonly templateTargeting: TemplateTargeting;
  /** Null for the kinds of ad of a new template. */
  readonly adTypes: readonly FbAdSetting[] | null;
  readonly google: GoogleTemplate | null;
};

type Fix = { readonly found: readonly RemovedValue[]; readonly parts: PlatformParts };

/** Objectives of Facebook since version 21; the ones before are refused. */
const currentObjectives: ReadonlySet<string> = new Set(
  ['LEADS', 'TRAFFIC', 'ENGAGEMENT', 'AWARENESS', 'SALES', 'APP_PROMOTION'].map((name) => `OUTCOME_${name}`),
);
const defaultAction = 'LEARN_MORE';
const removedPlacements = facebookPlacements.filter(({ removed }) => removed !== undefined);

/**
 * Finds values that platforms have removed, and returns the template's parts without them. Pure.
 * @param removedInterests ids of interests, behaviors and demographics that Facebook no longer knows
 */
export function findRemovedValues(
  parts: PlatformParts,
  removedInterests: ReadonlySet<string> = new Set(),
): Fix {
  const fixes = [
    fixPlacements,
    fixCallToAction,
    fixBillingEvent,
    fixObjectives,
    (each: PlatformParts) => fixInterests(each, removedInterests),
    fixGoogle,
  ];
  return fixes.reduce<Fix>(
    (before, fix) => {
      const { found, parts: fixed } = fix(before.parts);
      return { found: [...before.found, ...found], parts: fixed };
    },
    { found: [], parts },
  );
}

/** Automatic placements send no position, so only selected ones count. */
function fixPlacements(parts: PlatformParts): Fix {
  const { placement, platform } = parts.templateTargeting;
  if (placement !== 'Manual') return { found: [], parts };
  const gone = removedPlacements.filter((each) => platform[each.platform]?.includes(each.position));
  if (gone.length === 0) return { found: [], parts };
  const left = Object.fromEntries(
    Object.entries(platform).map(([name, positions]) => [
      name,
      (positions ?? []).filter(
        (position) => !gone.some((each) => each.platform === name && each.position === position),
      ),
    ]),
  );
  const isEmpty = Object.values(left).every((positions) => positions.length === 0);
  return {
    found: gone.map(({ position, label, removed }) => ({
      kind: 'placement',
      value: position,
      label,
      reason: removed?.reason ?? '',
    })),
    parts: {
      ...parts,
      templateTargeting: isEmpty
        ? { ...parts.templateTargeting, placement: 'Automatic' }
        : { ...parts.templateTargeting, platform: left },
    },
  };
}

function fixCallToAction(parts: PlatformParts): Fix {
  const { callToAction } = parts.templateContent;
  if (isKnown(facebookCallsToAction, callToAction)) return { found: [], parts };
  return {
    found: [buildAction('Facebook', callToAction)],
    parts: { ...parts, templateContent: { ...parts.templateContent, callToAction: defaultAction } },
  };
}

function fixBillingEvent(parts: PlatformParts): Fix {
  const { billingEvent } = parts.templateTargeting;
  if (billingEvents.some((event) => event === billingEvent)) return { found: [], parts };
  return {
    found: [
      {
        kind: 'billingEvent',
        value: billingEvent,
        label: billingEvent,
        reason: 'Facebook no longer bills ads by this event. Impressions take its place.',
      },
    ],
    parts: { ...parts, templateTargeting: { ...parts.templateTargeting, billingEvent: defaultBillingEvent } },
  };
}

/** An objective is replaced by the one that the kind of ad has today. */
function fixObjectives(parts: PlatformParts): Fix {
  const gone = (parts.adTypes ?? []).filter(({ field }) => !currentObjectives.has(field.objective));
  if (gone.length === 0) return { found: [], parts };
  return {
    found: [...new Set(gone.map(({ field }) => field.objective))].map((value) => ({
      kind: 'objective',
      value,
      label: value,
      reason:
        'Facebook no longer accepts this objective. The current one for this kind of ad takes its place.',
    })),
    parts: {
      ...parts,
      adTypes: (parts.adTypes ?? []).map((adType) =>
        gone.includes(adType)
          ? {
              ...adType,
              field: findGoal(adType.ad_launch_type),
            }
          : adType,
      ),
    },
  };
}

function fixInterests(parts: PlatformParts, removed: ReadonlySet<string>): Fix {
  const { detailedTargeting } = parts.templateTargeting;
  const { interests, behaviors, demographics } = detailedTargeting;
  const gone = [...interests, ...behaviors, ...demographics].filter(({ id }) => removed.has(id));
  if (gone.length === 0) return { found: [], parts };
  const listRemaining = <Item extends { readonly id: string }>(list: readonly Item[]) =>
    list.filter(({ id }) => !removed.has(id));
  return {
    found: gone.map(({ id, name }) => ({
      kind: 'interest',
      value: id,
      label: name,
      reason: 'Facebook no longer offers this audience.',
    })),
    parts: {
      ...parts,
      templateTargeting: {
        ...parts.templateTargeting,
        detailedTargeting: {
          ...detailedTargeting,
          interests: listRemaining(interests),
          behaviors: listRemaining(behaviors),
          demographics: listRemaining(demographics),
        },
      },
    },
  };
}

function fixGoogle(parts: PlatformParts): Fix {
  const { google } = parts;
  if (google === null) return { found: [], parts };
  const { createAdTemplateData: content, launchAdTemplateData: launch } = google;
  const isActionKnown = isKnown(googleCallsToAction, content.callToAction);
  const objectives = launch?.googleCampaignObjectives ?? [];
  const goneObjectives = objectives.filter((each) => !isKnown(googleCampaignObjectives, each));
  if (isActionKnown && goneObjectives.length === 0) return { found: [], parts };
  return {
    found: [
      ...(isActionKnown ? [] : [buildAction('Google', content.callToAction)]),
      ...goneObjectives.map(
        (value): RemovedValue => ({
          kind: 'objective',
          value,
          label: value,
          reason: 'Google no longer accepts this objective. Choose another one before the next launch.',
        }),
      ),
    ],
    parts: {
      ...parts,
      google: {
        ...google,
        createAdTemplateData: isActionKnown ? content : { ...content, callToAction: defaultAction },
        ...(launch && {
          launchAdTemplateData: {
            ...launch,
            googleCampaignObjectives: objectives.filter((each) => !goneObjectives.includes(each)),
          },
        }),
      },
    },
  };
}

function isKnown(list: readonly { readonly value: string }[], wanted: string): boolean {
  return list.some(({ value }) => value === wanted);
}

function buildAction(platform: string, value: string): RemovedValue {
  const reason = `${platform} no longer offers this button. Learn More takes its place.`;
  return { kind: 'callToAction', value, label: value, reason };
}
