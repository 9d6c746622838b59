/** The fields of a `package.json` that are read. */
export type PeerManifest = {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

export function lowestPeers(manifests: readonly PeerManifest[]): Record<string, string>;
