import type { TestApp } from '../apps/server/test/harness/createTestApp';
import type { TimedRequest } from './listRequests';
import type { Statement } from './recordStatements';

export type Timed = {
  /**
   * Time of the request's own statements in PostgreSQL: 95th percentile of the quietest third of the runs.
   */
  readonly p95Ms: number;
  /** The statements of one run. */
  readonly statements: readonly Statement[];
  /** The answer, if it was not a success. */
  readonly failure: string | undefined;
};

/** True for the statements that open and close a transaction. */
export const isFrame = (text: string) => /^(begin|commit|rollback)\b|set_config/i.test(text);

/** Makes each request `runs` times, in turns, so that a busy moment of the machine hits all of them alike. */
export async function timeRequests(
  test: TestApp,
  recorder: { take(): Statement[] },
  requests: readonly TimedRequest[],
  { token, runs }: { readonly token: string; readonly runs: number },
): Promise<ReadonlyMap<string, Timed>> {
  const durations = new Map<string, number[]>(requests.map(({ name }) => [name, []]));
  const statements = new Map<string, readonly Statement[]>();
  const failures = new Map<string, string>();
  for (let run = -2; run < runs; run += 1) {
    for (const { name, path } of requests) {
      recorder.take();
      const answer = await test.request(path, { token });
      const text = await answer.text();
      if (!answer.ok)
        failures.set(name, `${answer.status} ${text} ${JSON.stringify(test.logLines.at(-1)?.fields)}`);
      const own = recorder.take().filter((statement) => !isFrame(statement.text));
      statements.set(name, own);
      // The first two runs fill caches.
      if (run >= 0) durations.get(name)?.push(own.reduce((sum, { durationMs }) => sum + durationMs, 0));
    }
  }
  return new Map(
    requests.map(({ name }) => [
      name,
      {
        p95Ms: quietP95(durations.get(name) ?? []),
        statements: statements.get(name) ?? [],
        failure: failures.get(name),
      },
    ]),
  );
}

/** 95th percentile of the quietest third of the time, to exclude other load of the machine. */
function quietP95(values: readonly number[]): number {
  const size = Math.ceil(values.length / 3);
  const thirds = [0, 1, 2].map((third) => values.slice(third * size, (third + 1) * size));
  return Math.min(...thirds.filter((each) => each.length > 0).map((each) => percentile(each, 0.95)));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
