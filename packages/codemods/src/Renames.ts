/** What a version of the packages renamed. */
export type Renames = {
  /** New paths of modules, by old ones. */
  readonly modules: Readonly<Record<string, string>>;
  readonly exports: readonly RenamedExport[];
  readonly props: readonly RenamedProp[];
};

/** An export with another name, of another module, or both. */
export type RenamedExport = {
  /** The package, or one module of it: `@adlane/ui` means its entries, too. */
  readonly from: string;
  readonly name: string;
  readonly to: string;
  /** The module that has it now, if another one. */
  readonly module?: string;
};

/** A prop with another name. */
export type RenamedProp = {
  readonly from: string;
  readonly components: readonly string[];
  readonly name: string;
  readonly to: string;
  /** A boolean prop became this text: `isImageOnly` is `only="image"`. */
  readonly value?: string;
};
