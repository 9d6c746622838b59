import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countLines } from './metrics/countLines.mjs';
import { findElapsedTime } from './metrics/findElapsedTime.mjs';
import { findOwnLimits } from './metrics/findOwnLimits.mjs';
import { findOwnStyles, isScreen } from './metrics/findOwnStyles.mjs';
import { findSleeps } from './metrics/findSleeps.mjs';
import { listForbiddenWords } from './metrics/forbiddenWords.mjs';
import { listUndocumentedExports } from './metrics/measureDocs.mjs';
import { measureDuplication } from './metrics/measureDuplication.mjs';
import { listImportCycles, listTwoWayFolders } from './metrics/measureImports.mjs';
import { listOtherRowVerbs, listUseCaseInputs, listWritingQueries } from './metrics/measureLayers.mjs';
import { listRawSql } from './metrics/measureRawSql.mjs';
import { measureShape } from './metrics/measureShape.mjs';
import {
  listFlatFolders,
  listMisplacedResources,
  listMisplacedStories,
  listTwins,
} from './metrics/placeResources.mjs';
import { isCode, isTestCode, listTrackedFiles, readProjectFile } from './metrics/sourceFiles.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run metrics [-- --list]` prints the figures of the code and fails where one is above its limit in
// metrics-limits.json. With --list it names each place.
const limits = JSON.parse(readFileSync(join(projectFolder, 'metrics-limits.json'), 'utf8'));
const files = listTrackedFiles();
const inProduct = files.filter((path) => /^(packages|apps|mocks)\//.test(path));
const product = inProduct.filter((path) => isCode(path) && path.includes('/src/') && !isTestCode(path));
const spoken = files.filter((path) => !/^(CHANGELOG|\.changeset)/.test(path));
const manifests = files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
const serverTests = files.filter((path) => /^apps\/server\/test\/.*\.test\.ts$/.test(path));
const tests = files.filter(
  (path) =>
    /\.tsx?$/.test(path) && isCode(path) && isTestCode(path) && !/^(bench\/|test\/timeLimits)/.test(path),
);

const screens = product.filter(isScreen);

const stories = files
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({ path, title: /title: '(Screens\/[^']+)'/.exec(readProjectFile(path))?.[1] ?? '' }));

const server = product
  .filter((path) => path.startsWith('packages/api-server/'))
  .map((path) => ({ path, text: readProjectFile(path) }));

const shape = measureShape(product);
const lists = {
  importCycles: listImportCycles(product).map((group) => group.join(' ')),
  twoWayFolders: listTwoWayFolders(product),
  misplacedResources: [...listMisplacedResources(files), ...listMisplacedStories(stories)],
  twins: listTwins(files),
  flatFolders: listFlatFolders(files.filter(isCode)),
  writingQueries: listWritingQueries(server),
  otherRowVerbs: listOtherRowVerbs(server),
  useCaseInputs: listUseCaseInputs(server),
  forbiddenWords: listForbiddenWords(spoken),
  rawSqlInServerTests: listRawSql(serverTests),
  elapsedTimeInTests: findElapsedTime(tests),
  ownLimitsInTests: findOwnLimits(tests),
  sleepsInTests: findSleeps(tests),
  ownStylesInScreens: findOwnStyles(screens),
  undocumentedExports: listUndocumentedExports(manifests),
};
const figures = {
  files: shape.files,
  codeLines: shape.codeLines,
  linesPerFileMedian: shape.linesPerFile.median,
  linesPerFileP90: shape.linesPerFile.p90,
  linesPerFileMax: shape.linesPerFile.max,
  linesPerFunctionMedian: shape.linesPerFunction.median,
  linesPerFunctionP90: shape.linesPerFunction.p90,
  linesPerFunctionMax: shape.linesPerFunction.max,
  duplicationPercent: measureDuplication(product),
  ...Object.fromEntries(Object.entries(lists).map(([name, places]) => [name, places.length])),
};

const wantsLists = process.argv.includes('--list');
const tooHigh = [];
for (const [name, value] of Object.entries(figures)) {
  const limit = limits[name];
  const isTooHigh = limit !== undefined && value > limit;
  if (isTooHigh) tooHigh.push(name);
  const mark = isTooHigh ? 'FAIL' : 'ok  ';
  console.log(
    `${mark} ${name.padEnd(24)}${String(value).padStart(8)}${limit === undefined ? '' : `  (limit ${limit})`}`,
  );
  if (wantsLists || isTooHigh)
    for (const place of (lists[name] ?? []).slice(0, wantsLists ? undefined : 20))
      console.log(`     ${place}`);
}
console.log('Lines without lockfile and generated files:');
for (const [part, count] of countLines(files))
  console.log(`     ${part.padEnd(24)}${String(count).padStart(8)}`);
process.exitCode = tooHigh.length === 0 ? 0 : 1;
