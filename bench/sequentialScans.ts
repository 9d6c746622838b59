import type pg from 'pg';
import type { Statement } from './recordStatements';

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
};

function* walkNodes(node: PlanNode): Iterable<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walkNodes(child);
}

type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] };

/** Explains a statement with its values; a prepared one also with a generic plan. */
async function explainStatement(
  client: pg.PoolClient,
  { text, values, isPrepared }: Statement,
): Promise<PlanNode[]> {
  const explained = [await client.query<Explained>(`explain (format json) ${text}`, [...values])];
  if (isPrepared)
    explained.push(await client.query<Explained>(`explain (format json, generic_plan) ${text}`));
  return explained.flatMap(({ rows }) => rows[0]?.['QUERY PLAN'][0]?.Plan ?? []);
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
    for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text)))
      for (const plan of await explainStatement(client, statement))
        for (const node of walkNodes(plan))
          if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined)
            read.add(node['Relation Name']);
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
