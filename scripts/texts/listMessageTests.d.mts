/** A message of ads §8 and the first test that expects it. */
export type MessageTest = {
  readonly group: string;
  readonly key: string;
  readonly message: string;
  readonly test: string | undefined;
};

export function listMessageTests(
  root: string,
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly MessageTest[];
