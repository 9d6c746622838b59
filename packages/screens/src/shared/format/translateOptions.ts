import { translate } from '@adlane/ui';

/** Translates the labels of options that are constants; call it when they are shown. */
export function translateOptions<Option extends { readonly label: string }>(
  options: readonly Option[],
): Option[] {
  return options.map((option) => ({ ...option, label: translate(option.label) }));
}
