import { type Context, Hono } from 'hono';
import type { DoubleClock } from '../clock';
import { isRecord } from '../facebook/checkParameters';
import { checkBudgetMicros } from './billableUnits';
import { getCustomerCurrency } from './getCustomerCurrency';
import { checkUpdate } from './googleAdsFields';
import {
  findGoogleResource,
  type GoogleAdsState,
  type GoogleValues,
  updateGoogleResource,
} from './googleAdsState';
import { googleFault } from './googleFailure';

const resourcesByCollection = {
  campaigns: 'campaign',
  campaignBudgets: 'campaign_budget',
  assetGroups: 'asset_group',
} as const;

/** Changing and removing campaigns, budgets and asset groups: all operations of a request or none. */
export function mutateRoutes({
  state,
  clock,
}: {
  readonly state: GoogleAdsState;
  readonly clock: DoubleClock;
}): Hono {
  const routes = new Hono();
  for (const collection of ['campaigns', 'campaignBudgets', 'assetGroups'] as const) {
    routes.post(`/:version/customers/:customer/${collection}:mutate`, async (call) => {
      const { operations, validateOnly } = await readBody(call);
      const changes = operations.map((operation) =>
        planned(state, { collection, customerId: call.req.param('customer'), operation }),
      );
      if (validateOnly) return call.json({ results: [] });
      for (const { resource, values } of changes) {
        updateGoogleResource(resource, clock.now().getTime(), values);
      }
      const results = changes.map(({ resource }) => ({ resourceName: resource.values.resourceName }));
      return call.json({ results });
    });
  }
  return routes;
}

async function readBody(call: Context) {
  const body: unknown = await call.req.json().catch(() => undefined);
  const known = ['customerId', 'operations', 'partialFailure', 'validateOnly', 'responseContentType'];
  const unknown = isRecord(body) ? Object.keys(body).find((name) => !known.includes(name)) : 'body';
  if (!isRecord(body) || unknown !== undefined) {
    throw googleFault(400, 'requestError', 'UNKNOWN', `Unknown name "${unknown}".`);
  }
  const operations = Array.isArray(body.operations) ? body.operations.filter(isRecord) : [];
  if (operations.length === 0) throw googleFault(400, 'fieldError', 'REQUIRED', 'operations is required.');
  return { operations, validateOnly: body.validateOnly === true };
}

type Mutation = {
  readonly collection: keyof typeof resourcesByCollection;
  readonly customerId: string;
  readonly operation: GoogleValues;
};

function planned(state: GoogleAdsState, { collection, customerId, operation }: Mutation) {
  const update = isRecord(operation.update) ? operation.update : undefined;
  const name = update?.resourceName ?? operation.remove;
  const resource = findGoogleResource(state, name);
  if (resource?.collection !== collection || resource.customerId !== customerId) {
    throw googleFault(400, 'mutateError', 'RESOURCE_NOT_FOUND', 'Resource was not found.');
  }
  if (resource.values.status === 'REMOVED') {
    throw googleFault(400, 'operationAccessDeniedError', 'ACTION_NOT_PERMITTED', 'A removed resource stays.');
  }
  if (update === undefined) return { resource, values: { status: 'REMOVED' } };
  const mask = typeof operation.updateMask === 'string' ? operation.updateMask.split(',') : [];
  const { resourceName: _name, ...values } = update;
  const unmasked = Object.keys(values).find((field) => !mask.includes(field) && !mask.includes(snake(field)));
  if (mask.length === 0 || unmasked !== undefined) {
    throw googleFault(400, 'fieldMaskError', 'FIELD_MASK_MISSING', 'The field mask must name what changes.');
  }
  checkUpdate(resourcesByCollection[collection], values);
  if (values.amountMicros !== undefined) {
    checkBudgetMicros(Number(values.amountMicros), getCustomerCurrency(state, customerId));
  }
  return { resource, values };
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
