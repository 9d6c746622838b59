import { checkOperation, type MutateLists, parseOperations } from '@adlane/mocks/platforms';
import type { RecordedLine } from './recordRequests';

const mutatePath = /\/v\d+\/customers\/\d+\/(\w+):mutate$/;

/** Returns whether a request went to the Google Ads API. */
export function isGoogle({ path }: RecordedLine): boolean {
  return /\/v\d+\/(customers|geoTargetConstants)\b/.test(path);
}

/** Lists the changes of a request as `mutateOperations` has them; none for one that changes nothing. */
export function listChanges({ path, parameters }: RecordedLine, { operations }: MutateLists): unknown[] {
  const collection = mutatePath.exec(path)?.[1];
  if (collection === undefined) return [];
  if (collection === 'googleAds') return toList(parameters.mutateOperations);
  const kind = Object.keys(operations).find((name) => operations[name]?.collection === collection);
  return toList(parameters.operations).map((operation) => ({ [kind ?? collection]: operation }));
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Checks the changes of a request to Google against its lists. @returns the first problem */
export function checkRecordedGoogle(line: RecordedLine, lists: MutateLists): string | undefined {
  try {
    const changes = parseOperations(listChanges(line, lists), lists);
    changes.forEach((change, index) => checkOperation(change, index, lists));
    if (changes.length === 0 && line.path.endsWith(':mutate')) return `${line.path}: no change`;
    return undefined;
  } catch (error) {
    return `${line.path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
