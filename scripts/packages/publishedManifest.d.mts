/** Returns the manifest that is published: without what only the workspace needs. */
export declare function publishedManifest(
  manifest: object,
  directory: string,
  repository?: string,
): Readonly<Record<string, unknown>>;
