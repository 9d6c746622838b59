import type { FbAdSetting } from '../../ads/templates/listing';
import { type AdLaunchType, adLaunchTypeLabels, findGoal, launchObjectives } from '../../constants/launches';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { checkDefaultObjective, checkDisableObjective } from './objectives';

/** Returns every ad type for a new template, with the first goal of the given type as default (ads §4). */
export function createDefaultAdTypes(type: AdLaunchType): FbAdSetting[] {
  const types = ['leadform', 'messenger', 'landing_page'] as const;
  return types.flatMap((ad_launch_type) =>
    launchObjectives[ad_launch_type].goals.map(({ value, label }, index) => ({
      id: `${ad_launch_type}:${value}`,
      ad_launch_type,
      name: `${adLaunchTypeLabels[ad_launch_type]}: ${label}`,
      field: findGoal(ad_launch_type, value),
      status: 'active' as const,
      isDefault: ad_launch_type === type && index === 0,
    })),
  );
}

/** Returns stored ad types with those that a template knows since they were stored; new ones are active. */
export function addNewAdTypes(stored: readonly FbAdSetting[], type: AdLaunchType): FbAdSetting[] {
  const known = new Set(stored.map(({ id }) => id));
  const added = createDefaultAdTypes(type).filter(({ id }) => !known.has(id));
  return [...stored, ...added.map((adType) => ({ ...adType, isDefault: false }))];
}

/** Returns the list with a default of the given type; the current default stays if it has this type. */
export function setDefaultAdType(adTypes: readonly FbAdSetting[], type: AdLaunchType): FbAdSetting[] {
  const current = adTypes.find((adType) => adType.isDefault && adType.ad_launch_type === type);
  const ofType = adTypes.filter((adType) => adType.ad_launch_type === type);
  const chosen = current ?? ofType.find(({ status }) => status === 'active') ?? ofType[0];
  return adTypes.map((adType) =>
    adType === chosen ? { ...adType, status: 'active', isDefault: true } : { ...adType, isDefault: false },
  );
}

type Change = Pick<FbAdSetting, 'id' | 'status' | 'isDefault'>;
type Changed = { readonly adTypes: FbAdSetting[]; readonly errors: Record<string, string[]> };

/**
 * Activates or deactivates ad types and moves the default. A new default clears the old one; the default
 * cannot be deactivated and an inactive one cannot become the default (ads §4). Error paths are relative to
 * `changes`.
 */
export function changeAdTypes(stored: readonly FbAdSetting[], changes: readonly Change[]): Changed {
  const errors: Record<string, string[]> = {};
  const known = new Set(stored.map(({ id }) => id));
  changes.forEach(({ id }, index) => {
    const isAgain = changes.findIndex((other) => other.id === id) < index;
    if (!known.has(id)) errors[`data.${index}.id`] = [messages.optionRequired];
    else if (isAgain) errors[`data.${index}.id`] = [messages.duplicate];
  });
  const previous = stored.find(({ isDefault }) => isDefault);
  const chosen = changes.filter(({ isDefault }) => isDefault);
  const moved = chosen.filter(({ id }) => id !== previous?.id);
  const defaultId = moved[0]?.id ?? previous?.id;
  if (moved.length > 1) errors.data = [ownMessages.oneObjective];
  const byId = new Map(changes.map((change) => [change.id, change]));
  const adTypes = stored.map((adType) => ({
    ...adType,
    status: byId.get(adType.id)?.status ?? adType.status,
    isDefault: adType.id === defaultId,
  }));
  const next = adTypes.find(({ isDefault }) => isDefault);
  if (next) {
    const objective = { id: next.id, isActive: next.status === 'active', isDefault: true };
    const isSame = next.id === previous?.id;
    const message =
      isSame && !objective.isActive ? checkDisableObjective(objective) : checkDefaultObjective(objective);
    const index = changes.findIndex(({ id }) => id === next.id);
    if (message !== undefined)
      errors[`data.${Math.max(index, 0)}.${isSame ? 'status' : 'isDefault'}`] = [message];
  }
  return { adTypes, errors };
}
