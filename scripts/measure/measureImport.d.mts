type Measured = { external: RegExp | string[]; isSource?: boolean };

/** What an app that uses our React packages has anyway: the peers of ui, ad-editor and api-client. */
export const peers: RegExp;

/** Measures what an import adds to an app after tree shaking; returns bytes, gzip -9. */
export function measureImport(
  folder: string,
  code: string,
  options: Measured & { isEager?: boolean; alias?: Record<string, string> },
): Promise<number>;

/** Measures what each of many imports adds to an app that has none of the others; returns bytes by name, gzip -9. */
export function measureImports(
  folder: string,
  codes: Record<string, string>,
  options: Measured,
): Promise<Record<string, number>>;
