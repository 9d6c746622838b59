/** An option of a combobox. */
export type ComboboxOption = {
  /** Stored value. */
  value: string;
  /** Display text. */
  label: string;
  /** Second line: a path, a size, a place. */
  detail?: string | undefined;
  /** Heading of its group. */
  group?: string | undefined;
  /** Shown but not selectable. */
  disabled?: boolean | undefined;
};
