const areas = ['ads', 'widget', 'account'];

/** Folders that are divided into areas and resources, and what may be beside the areas. */
const maps = [
  { folder: 'packages/contract/src', others: ['constants', 'openapi', 'rules'] },
  { folder: 'packages/api-server/src/modules', others: [] },
  { folder: 'packages/api-server/src/db/schema', others: [] },
  { folder: 'packages/screens/src', others: ['shared', 'shell', 'story'] },
  {
    folder: 'apps/server/test',
    others: ['everyCall', 'fixtures', 'harness', 'long', 'platform', 'security'],
  },
  { folder: 'apps/server/test/fixtures/callFixtures', others: [] },
  { folder: 'mocks/src/world', others: ['pictures'] },
];

/** The place of each file in one of the maps: `area` is undefined beside the areas; files of the map's own folder have none. */
function listPlaces(paths) {
  return maps.flatMap(({ folder, others }) =>
    paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1).split('/'))
      .filter(([first, second]) => second !== undefined && !others.includes(first))
      .map(([area, name]) => ({ folder, area, resource: name.replace(/\..*$/, '') })),
  );
}

const unique = (items) => [...new Set(items)];

/** Resources that are in different areas of the maps, and folders that are no area. */
export function listMisplacedResources(paths) {
  const places = listPlaces(paths);
  const stray = places
    .filter(({ area }) => !areas.includes(area))
    .map(({ folder, area }) => `${folder}/${area} is no area`);
  const misplaced = unique(places.map(({ resource }) => resource))
    .map((resource) => places.filter((place) => place.resource === resource))
    .filter((found) => unique(found.map(({ area }) => area)).length > 1)
    .map((found) =>
      unique(found.map(({ folder, area, resource }) => `${folder}/${area}/${resource}`)).join(' '),
    );
  return unique([...stray, ...misplaced]);
}

const toTitle = (name) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Stories of screens whose title does not begin with their area and resource, like `Screens/Ads/Lead forms/`.
 * @param {readonly {path: string, title: string}[]} stories
 */
export function listMisplacedStories(stories) {
  const screens = /^packages\/screens\/src\/(ads|widget|account)\/([^/]+)\//;
  return stories.flatMap(({ path, title }) => {
    const [, area, resource] = screens.exec(path) ?? [];
    if (area === undefined) return [];
    const expected = `Screens/${toTitle(area)}/${toTitle(resource)}/`;
    return title.startsWith(expected) ? [] : [`${path} has the title ${title}, not ${expected}…`];
  });
}

const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/** Resources of an area that another one shows to other people, by its name: `surveys` and `projectSurveys`. */
export function listTwins(paths) {
  const places = listPlaces(paths).map(({ folder, area, resource }) => ({
    parent: `${folder}/${area}`,
    resource,
  }));
  const known = new Set(places.map(({ parent, resource }) => `${parent}/${resource}`));
  return unique(
    places.flatMap(({ parent, resource }) => {
      const single = lowerFirst(resource.replace(/^(project|visitor)(?=[A-Z])|Messages$/, ''));
      return single !== resource && known.has(`${parent}/${single}`)
        ? [`${parent}/${single} ${parent}/${resource}`]
        : [];
    }),
  );
}

/** Most files of a folder before they need groups. */
const mostFiles = 24;

/** Folders with more files than that, and how many they have. */
export function listFlatFolders(paths) {
  const counts = new Map();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder} ${count}`);
}
