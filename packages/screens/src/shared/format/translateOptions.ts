import { translate } from '@adlane/ui';

/** Returns options with labels in the user's language. */
export function translateOptions<Option extends { readonly label: string }>(options: readonly Option[]) {
  return options.map((option) => ({ ...option, label: translate(option.label) }));
}
