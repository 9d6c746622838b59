import { type ErrorCode, errorStatuses, type NamedCall } from '@adlane/contract';

/** A source file of stories, or of what they show. */
export type SourceFile = { readonly path: string; readonly text: string };

/** What stories show of a call: file and story by outcome. */
export type CallCoverage = {
  readonly name: string;
  readonly outcomes: ReadonlyMap<string, readonly string[]>;
};

const internalStatus = errorStatuses.INTERNAL;
const isStory = (path: string) => path.includes('.stories.');
const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The story that contains a position of the file; the file's name where all of them do. */
function findStoryName({ path, text }: SourceFile, position: number): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const [, story] = [...text.slice(0, position).matchAll(/^export const (\w+): Story\b/gm)].at(-1) ?? [];
  return story === undefined ? file : `${file} ${story}`;
}

function toOutcome(method: string, firstArgument: string): string {
  if (method === 'error') return `error ${/^\d+$/.test(firstArgument) ? firstArgument : internalStatus}`;
  if (method !== 'refuse') return method;
  const code = firstArgument.replace(/['"]/g, '') as ErrorCode;
  return `error ${errorStatuses[code] ?? code}`;
}

const mockedCall =
  /\bmock\(\s*contract\.(\w+\.\w+),?\s*\)\s*\.(ok|empty|error|refuse|slow|offline)\(\s*([^,)]*)/g;

/**
 * Lists what stories show of each call: the fixed answers that they set, and as `ok` the calls of components in whose
 * folder stories run on the API in the tab.
 */
export function listContractCoverage(
  calls: readonly NamedCall[],
  files: readonly SourceFile[],
): readonly CallCoverage[] {
  const found = new Map(calls.map(({ name }) => [name, new Map<string, Set<string>>()]));
  const add = (name: string, outcome: string, story: string) => {
    const outcomes = found.get(name);
    if (!outcomes) return;
    outcomes.set(outcome, (outcomes.get(outcome) ?? new Set()).add(story));
  };
  const storyFolders = new Set(files.filter(({ path }) => isStory(path)).map(({ path }) => getFolder(path)));
  for (const file of files) {
    for (const match of file.text.matchAll(mockedCall)) {
      const [, name = '', method = '', argument = ''] = match;
      add(name, toOutcome(method, argument.trim()), findStoryName(file, match.index));
    }
    if (isStory(file.path) || !storyFolders.has(getFolder(file.path))) continue;
    const component = file.path.slice(file.path.lastIndexOf('/') + 1);
    for (const [, name = ''] of file.text.matchAll(/\b(?:queries|client|api)\.(\w+\.\w+)\b/g)) {
      add(name, 'ok', component);
    }
  }
  return [...found].map(([name, outcomes]) => ({
    name,
    outcomes: new Map([...outcomes].map(([outcome, stories]) => [outcome, [...stories]])),
  }));
}

/** Counts calls with at least one story, and pairs of call and outcome by kind of outcome. */
export function countCoverage(coverage: readonly CallCoverage[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {
    calls: coverage.filter(({ outcomes }) => outcomes.size > 0).length,
    ok: 0,
    empty: 0,
    error: 0,
    slow: 0,
    offline: 0,
  };
  for (const { outcomes } of coverage) {
    for (const outcome of outcomes.keys()) {
      const [kind = ''] = outcome.split(' ');
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return counts;
}
