import { checkParameters, facebookParameters } from '@adlane/mocks/platforms';
import type { RecordedLine } from './recordRequests';

/** The part of a form that carries an image: Meta's guide has it, its parameter list has not. */
const imageField = 'filename';
/** Kinds of nodes that an id can belong to. */
const nodes = ['AdAccount', 'Campaign', 'AdSet', 'AdCreative', 'Ad', 'AdVideo', 'Page', 'LeadgenForm'];

/** Returns the operations of the parameter list that a request may be: one, unless an id can be any kind of node. */
function listOperations({ method, url }: RecordedLine): string[] {
  const [first = '', edge] = new URL(url).pathname.split('/').slice(2);
  const owners = first.startsWith('act_') ? ['AdAccount'] : nodes;
  const names = owners.map((owner) => `${method} ${edge === undefined ? owner : `${owner}/${edge}`}`);
  return names.filter((name) => facebookParameters.operations[name] !== undefined);
}

/** Returns the parameters of a body with files by name; the list has files only where they are parameters. */
function nameFiles(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  const entries = Object.entries(body).filter(([name]) => name !== imageField);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => [name, isFile(value) ? value.file : value]),
  );
}

function isFile(value: unknown): value is { readonly file: string } {
  return typeof value === 'object' && value !== null && 'file' in value && 'bytes' in value;
}

function findProblem(operation: string, params: Record<string, unknown>): string | undefined {
  try {
    checkParameters(operation, params);
    return undefined;
  } catch (error) {
    return `${operation}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Checks recorded requests to Facebook against its parameter list: unknown parameters, values outside their enum, wrong
 * types and missing required fields.
 * @returns a sentence for each problem
 */
export function checkRecorded(lines: readonly RecordedLine[]): string[] {
  return lines.flatMap((line) => {
    const isFacebook = /\/v\d+\.\d+\//.test(line.url) && new URL(line.url).pathname.startsWith('/v');
    if (!isFacebook) return [];
    const query = Object.fromEntries(new URL(line.url).searchParams);
    const params = { ...query, ...nameFiles(line.body) };
    const operations = listOperations(line);
    if (operations.length === 0) return [`${line.method} ${line.url}: not in the parameter list`];
    const problems = operations.map((operation) => findProblem(operation, params));
    return problems.includes(undefined) ? [] : problems.filter((each) => each !== undefined).slice(0, 1);
  });
}
