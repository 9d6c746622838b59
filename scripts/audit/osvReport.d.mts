export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** Of no use once built. */
  readonly isDev?: boolean;
};

/** The part of an OSV record that the audit reads. */
export type OsvRecord = {
  readonly id: string;
  readonly summary?: string;
  readonly published?: string;
  readonly withdrawn?: string;
  /** The document that the record was read from. */
  readonly source?: string;
  readonly database_specific?: { readonly severity?: string };
  readonly affected?: readonly {
    readonly package: { readonly ecosystem: string; readonly name: string };
    readonly versions?: readonly string[];
    readonly ranges?: readonly {
      readonly type: string;
      readonly events: readonly Readonly<Record<string, string>>[];
    }[];
  }[];
};

export type OsvSnapshot = {
  /** Day of the snapshot, `2026-11-27`. */
  readonly date: string;
  /** Names of the packages whose advisories it has. */
  readonly packages: readonly string[];
  readonly vulns: readonly OsvRecord[];
};

export function osvReport(
  snapshot: OsvSnapshot | undefined,
  locked: readonly LockedPackage[],
  day: string,
): object;
