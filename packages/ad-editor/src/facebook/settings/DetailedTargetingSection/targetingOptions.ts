import type { TargetingOption } from '@adlane/contract/ads/lookups';
import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { getNumberFormat } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';

export type DetailedTargeting = TemplateTargeting['detailedTargeting'];
export type DetailedGroup = keyof DetailedTargeting;

/** The group of ads §3 that one of Facebook's many kinds belongs to: all but two are called demographics here. */
export function toGroup(type: string): DetailedGroup {
  return type === 'interests' || type === 'behaviors' ? type : 'demographics';
}

/** Adds an option to the selection, in the group of its kind. */
export function addOption(chosen: DetailedTargeting, { id, name, type }: TargetingOption): DetailedTargeting {
  const group = toGroup(type);
  if (chosen[group].some((each) => each.id === id)) return chosen;
  return { ...chosen, [group]: [...chosen[group], { id, name, type }] };
}

/** The choice without one option. */
export function removeOption(chosen: DetailedTargeting, group: DetailedGroup, id: string): DetailedTargeting {
  return { ...chosen, [group]: chosen[group].filter((each) => each.id !== id) };
}

/** Formats the path of an option and its audience size: 'Interests › Fitness · 180M to 216M people'. */
export function formatOptionDetail(option: TargetingOption, locale = getLocale()): string {
  const { path, name, audience_size_lower_bound: lower, audience_size_upper_bound: upper } = option;
  const where = path.filter((step) => step !== name).join(' › ');
  if (lower === null || upper === null) return where;
  const short = getNumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const people = translate('{lower} to {upper} people', {
    lower: short.format(lower),
    upper: short.format(upper),
  });
  return where ? `${where} · ${people}` : people;
}
