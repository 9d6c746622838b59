export type PackedManifest = {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Lists the packages of the workspace that a manifest names in another version than theirs. */
export function listRangeFindings(
  manifest: PackedManifest,
  versions: Readonly<Record<string, string>>,
): string[];

/** Compares a packed package with the release that it is part of. */
export function listVersionFindings(
  manifest: PackedManifest,
  changelog: string,
  versions: Readonly<Record<string, string>>,
): string[];
