export type ComboboxOption = {
  /** What is stored. */
  value: string;
  /** What is shown. */
  label: string;
  /** A second line: a path, a size, a place. */
  detail?: string | undefined;
  /** Stands under this heading. */
  group?: string | undefined;
  /** Shown but not to be chosen. */
  disabled?: boolean | undefined;
};
