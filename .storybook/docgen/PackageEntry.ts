/** An entry of a package: what apps import from it. */
export type PackageEntry = {
  /** Such as `@adlane/ad-editor/lead-form`. */
  readonly name: string;
  /** Its source, from the repository's root. */
  readonly file: string;
  /**
   * Names of its exports, without types, and the files that declare them, from the repository's root. In a built Storybook
   * also what an app loads at once for a component, in bytes after `gzip -9`, if it has the package's peers.
   */
  readonly exports: readonly { readonly name: string; readonly file: string; readonly bytes?: number }[];
  /** Calls of the API that it can make, such as `leadForms.create`; undefined where apps need not know them. */
  readonly calls: readonly string[] | undefined;
};
