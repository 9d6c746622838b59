import { checkParameters, type ParameterList } from '@adlane/mocks/platforms';
import { checkRecordedAmounts } from './checkRecordedAmounts';
import { checkRecordedGoogle, isGoogle } from './checkRecordedGoogle';
import type { RecordedLaunch, RecordedLine } from './recordRequests';
import { platformRules, type RecordRules } from './recordRules';

/** The part of a form that carries an image: Meta's guide has it, its parameter list has not. */
const imageField = 'filename';
/** Kinds of nodes that an id can belong to. */
const nodes = ['AdAccount', 'Campaign', 'AdSet', 'AdCreative', 'Ad', 'AdVideo', 'Page', 'LeadgenForm'];
/** What an edge of an account or a page creates. */
const nodesByEdge = new Map([
  ['campaigns', 'Campaign'],
  ['adsets', 'AdSet'],
  ['adcreatives', 'AdCreative'],
  ['ads', 'Ad'],
  ['advideos', 'AdVideo'],
  ['leadgen_forms', 'LeadgenForm'],
]);

/** Returns the kind of each node that the recorded requests created, by its id. */
function findKinds(lines: readonly RecordedLine[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const { method, path, response } of lines) {
    const kind = nodesByEdge.get(path.split('/')[3] ?? '');
    const { body } = response;
    if (method !== 'POST' || kind === undefined || typeof body !== 'object' || body === null) continue;
    const id = 'id' in body ? body.id : 'video_id' in body ? body.video_id : undefined;
    if (typeof id === 'string') kinds.set(id, kind);
  }
  return kinds;
}

/** Returns the operations of the parameter list that a request may be: one, unless an id can be any kind of node. */
function listOperations(
  { method, path }: RecordedLine,
  kinds: ReadonlyMap<string, string>,
  list: ParameterList,
): string[] {
  const [first = '', edge] = path.split('/').slice(2);
  const kind = first.startsWith('act_') ? 'AdAccount' : kinds.get(first);
  const names = (kind === undefined ? nodes : [kind]).map(
    (owner) => `${method} ${edge === undefined ? owner : `${owner}/${edge}`}`,
  );
  return names.filter((name) => list.operations[name] !== undefined);
}

/** Returns parameters with files by name; the list has files only where they are parameters. */
function nameFiles(parameters: RecordedLine['parameters']): Record<string, unknown> {
  const entries = Object.entries(parameters).filter(([name]) => name !== imageField);
  return Object.fromEntries(entries.map(([name, value]) => [name, isFile(value) ? value.file : value]));
}

function isFile(value: unknown): value is { readonly file: string } {
  return typeof value === 'object' && value !== null && 'file' in value && 'bytes' in value;
}

function checkFacebook(
  line: RecordedLine,
  kinds: ReadonlyMap<string, string>,
  list: ParameterList,
): string | undefined {
  const operations = listOperations(line, kinds, list);
  if (operations.length === 0) return `${line.method} ${line.path}: not in the parameter list`;
  const problems = operations.map((operation) => {
    try {
      checkParameters(operation, nameFiles(line.parameters), list);
      return undefined;
    } catch (error) {
      return `${operation}: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
  return problems.includes(undefined) ? undefined : problems[0];
}

/**
 * Checks recorded requests against the platforms' lists (unknown parameters, values outside their enum, wrong types and
 * missing required fields), their answers, and the amounts of each launch against what was typed.
 * @returns a sentence for each problem
 */
export function checkRecorded(
  {
    lines,
    launches,
  }: { readonly lines: readonly RecordedLine[]; readonly launches: readonly RecordedLaunch[] },
  rules: RecordRules = platformRules,
): string[] {
  const kinds = findKinds(lines);
  const problems = lines.flatMap((line) => {
    const { launch, method, path, response } = line;
    const problem = isGoogle(line)
      ? checkRecordedGoogle(line, rules.google)
      : /^\/(facebook\/)?v\d+\.\d+\//.test(path)
        ? checkFacebook(line, kinds, rules.facebook)
        : undefined;
    const refusal = response.status < 400 ? [] : [`${method} ${path}: answered ${response.status}`];
    return [...refusal, ...(problem === undefined ? [] : [problem])].map(
      (text) => `Launch ${launch}: ${text}`,
    );
  });
  return [...problems, ...launches.flatMap((launch) => checkRecordedAmounts(launch, lines, rules))];
}
