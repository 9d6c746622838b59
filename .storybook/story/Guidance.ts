/** What people wrote about a component, in `Name.docs.json` next to it. */
export type Guidance = {
  /** What it is for, in one or two sentences. */
  readonly purpose: string;
  /** Words that people search for when they mean this component. */
  readonly searchedAs?: readonly string[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
  /** Keys and what they do; missing for a component that takes no keys. */
  readonly keyboard?: Readonly<Record<string, string>>;
  /** Rules for the words in it. */
  readonly content?: readonly string[];
  /** Titles of the pages that one may mean instead, or needs with it: `Overlays/Popover`. */
  readonly related?: readonly string[];
};

const files = import.meta.glob<Guidance>('../../packages/*/src/**/*.docs.json', {
  eager: true,
  import: 'default',
});

const byName = new Map(
  Object.entries(files).map(([path, guidance]) => [path.replace(/^.*\/|\.docs\.json$/g, ''), guidance]),
);

/** Finds the guidance of a component by its name. */
export function findGuidance(name: string): Guidance | undefined {
  return byName.get(name);
}
