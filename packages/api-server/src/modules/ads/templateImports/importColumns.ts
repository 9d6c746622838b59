import {
  adCreativeTypes,
  adLaunchTypeLabels,
  adLaunchTypes,
  campaignStructureLabels,
  campaignStructures,
  distanceUnits,
  facebookCallsToAction,
  genders,
  specialAdCategories,
} from '@adlane/contract/constants';

/** Additional columns in the file of failed rows; ignored when it is sent again. */
export const reasonColumns = ['row', 'errors'] as const;

/** Normalizes a column's title: 'Ad Text 1', 'ad_text_1' and 'adText1' are the same. */
export function toColumnKey(title: string): string {
  return title.replace(/[\s_-]/g, '').toLowerCase();
}

/** Accepted values of a column by `toColumnKey`: a value, or the label that people read. */
type Choices<Value extends string> = ReadonlyMap<string, Value>;

function listChoices<Value extends string>(
  entries: readonly (readonly [label: string, value: Value])[],
): Choices<Value> {
  return new Map(
    entries.flatMap(([label, value]) => [
      [toColumnKey(label), value],
      [toColumnKey(value), value],
    ]),
  );
}

function plain<Value extends string>(values: readonly Value[]): Choices<Value> {
  return listChoices(values.map((value) => [value, value]));
}

/** Accepted values of the columns with choices. */
export const importChoices = {
  status: plain(['active', 'draft']),
  adCreativeType: plain(adCreativeTypes),
  templateAdType: listChoices(adLaunchTypes.map((type) => [adLaunchTypeLabels[type], type])),
  campaignStructure: listChoices(
    campaignStructures.map((structure) => [campaignStructureLabels[structure], structure]),
  ),
  callToAction: listChoices<string>(facebookCallsToAction.map(({ label, value }) => [label, value])),
  gender: plain(genders),
  distanceUnit: plain(distanceUnits),
  specialAdCategory: plain(specialAdCategories),
} as const;
