import type pg from 'pg';
import type { Statement } from './recordStatements';

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
};

function* nodesOf(node: PlanNode): Iterable<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/** Tables of more than `largerThan` rows that PostgreSQL would read from end to end for these statements of `agencyId`. */
export async function sequentialScans(
  pool: pg.Pool,
  statements: readonly Statement[],
  {
    agencyId,
    scope,
    largerThan,
  }: { readonly agencyId: number; readonly scope: string; readonly largerThan: number },
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.agency_id', $1, true), set_config('app.scope', $2, true)`, [
      String(agencyId),
      scope,
    ]);
    const read = new Set<string>();
    for (const { text, values } of statements.filter((each) => /^\s*(select|with)\b/i.test(each.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        [...values],
      );
      for (const node of nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' }))
        if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined)
          read.add(node['Relation Name']);
    }
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_class where relname = any($1) and reltuples > $2 order by 1',
      [[...read], largerThan],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
