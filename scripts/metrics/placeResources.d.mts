/** Resources that are in different areas of the maps, and folders that are no area. */
export function listMisplacedResources(paths: readonly string[]): string[];

/** Resources of an area that another one shows to other people, by its name: `surveys` and `projectSurveys`. */
export function listTwins(paths: readonly string[]): string[];

/** Folders with 25 files or more, and how many they have. */
export function listFlatFolders(paths: readonly string[]): string[];

/** Stories of screens whose title does not begin with their area and resource. */
export function listMisplacedStories(
  stories: readonly { readonly path: string; readonly title: string }[],
): string[];
