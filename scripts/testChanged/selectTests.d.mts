type Selected = {
  /** Test files to run. */
  readonly run: readonly string[];
  /** Test files that the change reaches, too, but that are left to `npm test`. */
  readonly left: readonly string[];
};

export function selectTests(
  changed: readonly string[],
  files: readonly string[],
): {
  readonly selection: Readonly<Record<'unit' | 'server' | 'stories' | 'browser', Selected>>;
  readonly resources: readonly string[];
};
