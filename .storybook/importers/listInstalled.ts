/** What a page reads of a package's manifest. */
export type PageManifest = {
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean } | undefined>>;
  readonly publishConfig?: { readonly exports?: readonly string[] };
};

/** Lists what to install: the package and the peers that it needs. */
export function listInstalled({
  name,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: PageManifest): string[] {
  return [name, ...Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)];
}

/** Lists the entries that are published, by the names that apps import. */
export function listPublished({ name, exports, publishConfig }: PageManifest): string[] {
  return (publishConfig?.exports ?? Object.keys(exports)).map((path) => path.replace('.', name));
}
