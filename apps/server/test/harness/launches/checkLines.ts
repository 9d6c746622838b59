import { readFile } from 'node:fs/promises';
import type { recordRequests } from './recordRequests';

type Expected = {
  /** How many requests the double received. */
  readonly received: number;
  readonly secrets: readonly string[];
};

/** Lists what is wrong in the file of a record: it has one line for each request, with its launch and without a secret. */
export async function checkLines(
  record: Awaited<ReturnType<typeof recordRequests>>,
  { received, secrets }: Expected,
): Promise<string[]> {
  await record.flush();
  const text = await readFile(record.file, 'utf8');
  const lines = text.trimEnd().split('\n');
  const sent = record.lines.filter(({ path }) => /\/v\d+/.test(path)).length;
  const ids = new Set(record.launches.map(({ id }) => id));
  const named = new Set(record.lines.map(({ launch }) => launch));
  return [
    ...lines.flatMap((line, index) =>
      line === JSON.stringify(record.lines[index]) ? [] : [`Line ${index + 1} is not the request.`],
    ),
    ...(lines.length === record.lines.length
      ? []
      : [`${record.lines.length} requests, ${lines.length} lines`]),
    ...(sent === received ? [] : [`${received} requests were received, ${sent} recorded`]),
    ...record.lines
      .filter(({ launch }) => launch === null || !ids.has(launch))
      .map(({ path }) => `${path} belongs to no launch`),
    ...[...ids].filter((id) => !named.has(id)).map((id) => `Launch ${id} has no line`),
    ...[...secrets, 'ya29.']
      .filter((secret) => text.includes(secret))
      .map((secret) => `The secret ${secret}`),
    ...(text.match(/appsecret_proof":"[0-9a-f]{10}|Bearer (?!\[redacted\])/g) ?? []),
  ];
}
