import { type Context, Hono } from 'hono';
import type { DoubleClock } from '../../clock';
import { isRecord } from '../../facebook/checkParameters';
import type { GoogleAdsState, GoogleResource } from '../googleAdsState';
import { googleFault } from '../googleFailure';
import { applyOperations } from './applyOperations';
import { type NamedOperation, parseOperations } from './checkOperation';
import { checkGroups } from './groupRules';

type World = { readonly state: GoogleAdsState; readonly clock: DoubleClock };
const knownFields = ['customerId', 'partialFailure', 'validateOnly', 'responseContentType'];
/** Collections that are changed alone, too, with the kind of their operation. */
const single = { assets: 'assetOperation', labels: 'labelOperation' } as const;

/** `googleAds:mutate`: many kinds of changes in one request, all or none of them; assets and labels also alone. */
export function manyMutateRoutes(world: World): Hono {
  const routes = new Hono();
  routes.post('/:version/customers/:customer/googleAds:mutate', async (call) => {
    const { operations, isDryRun } = await readBody(call, 'mutateOperations');
    const parsed = parseOperations(operations);
    const changed = run(world, call.req.param('customer'), parsed, isDryRun);
    const answers = changed.map(({ values }, index) => ({
      [(parsed[index]?.kind ?? '').replace(/Operation$/, 'Result')]: { resourceName: values.resourceName },
    }));
    return call.json({ mutateOperationResponses: isDryRun ? [] : answers });
  });
  for (const collection of ['assets', 'labels'] as const) {
    routes.post(`/:version/customers/:customer/${collection}:mutate`, async (call) => {
      const { operations, isDryRun } = await readBody(call, 'operations');
      const parsed = parseOperations(operations.map((operation) => ({ [single[collection]]: operation })));
      const changed = run(world, call.req.param('customer'), parsed, isDryRun);
      const results = changed.map(({ values }) => ({ resourceName: values.resourceName }));
      return call.json({ results: isDryRun ? [] : results });
    });
  }
  return routes;
}

async function readBody(call: Context, field: 'mutateOperations' | 'operations') {
  const body: unknown = await call.req.json().catch(() => undefined);
  const unknown = isRecord(body)
    ? Object.keys(body).find((name) => name !== field && !knownFields.includes(name))
    : 'body';
  if (!isRecord(body) || unknown !== undefined) {
    throw googleFault(400, 'requestError', 'UNKNOWN', `Unknown name "${unknown}".`);
  }
  const operations: unknown[] = Array.isArray(body[field]) ? body[field] : [];
  if (operations.length === 0) throw googleFault(400, 'fieldError', 'REQUIRED', `${field} is required.`);
  return { operations, isDryRun: body.validateOnly === true };
}

/** Applies the changes to a copy of the state, which replaces the state only if all of them are valid. */
function run(
  { state, clock }: World,
  customerId: string,
  operations: readonly NamedOperation[],
  isDryRun: boolean,
): GoogleResource[] {
  const draft: GoogleAdsState = { ...state, resources: structuredClone(state.resources) };
  const changed = applyOperations({ state: draft, clock, customerId }, operations);
  checkGroups(draft, changed);
  if (!isDryRun) Object.assign(state, { resources: draft.resources, lastId: draft.lastId });
  return changed;
}
