import type { DoubleClock } from '../../clock';
import { isRecord } from '../../facebook/checkParameters';
import {
  findGoogleResource,
  type GoogleAdsState,
  type GoogleResource,
  type GoogleValues,
  insertGoogleResource,
  updateGoogleResource,
} from '../googleAdsState';
import { type GoogleFailureParts, googleFault } from '../googleFailure';
import { checkOperation, type NamedOperation, snake } from './checkOperation';
import { checkCreated } from './createRules';
import type { OperationKind } from './mutateLists';

type FailurePath = NonNullable<GoogleFailureParts['path']>;
type Batch = {
  readonly state: GoogleAdsState;
  readonly clock: DoubleClock;
  readonly customerId: string;
  /** Real names by temporary ones. */
  readonly names: Map<string, string>;
};

/** Applies operations in order to a state that the caller discards after a failure. Returns their resources. */
export function applyOperations(
  batch: Omit<Batch, 'names'>,
  operations: readonly NamedOperation[],
): GoogleResource[] {
  const names = new Map<string, string>();
  return operations.map((operation, index) => applyOne({ ...batch, names }, operation, index));
}

function applyOne(batch: Batch, named: NamedOperation, index: number): GoogleResource {
  const { known, verb, path: place } = checkOperation(named, index);
  const { operation } = named;
  if (verb === 'remove') return remove(batch, String(operation.remove));
  const values = resolveNames({ ...batch, path: place }, operation[verb]) as GoogleValues;
  if (verb === 'update') return update(batch, values, operation.updateMask);
  return create(batch, known, values, place);
}

function create(
  batch: Batch,
  { collection }: OperationKind,
  given: GoogleValues,
  path: FailurePath,
): GoogleResource {
  const { state, customerId, clock, names } = batch;
  const { resourceName, ...values } = given;
  if (typeof resourceName === 'string' && !/\/-\d+$/.test(resourceName)) {
    throw googleFault(400, 'newResourceCreationError', 'CANNOT_SET_ID_FOR_CREATE', 'Only temporary ids.', {
      path,
    });
  }
  if (typeof resourceName === 'string' && names.has(resourceName)) {
    throw googleFault(
      400,
      'newResourceCreationError',
      'DUPLICATE_TEMP_IDS',
      'A temporary id is used twice.',
      {
        path,
      },
    );
  }
  checkCreated({ state, customerId, now: clock.now().getTime() }, { collection, values }, path);
  const known = findImage(batch, collection, values);
  if (known) return known;
  const key = buildKey(state, collection, values);
  const resource = insertGoogleResource(
    state,
    clock.now().getTime(),
    { collection, customerId, ...(key === undefined ? {} : { key }) },
    { status: 'ENABLED', ...values },
  );
  if (typeof resourceName === 'string') names.set(resourceName, String(resource.values.resourceName));
  if (collection === 'campaigns') copyGoals(batch, resource);
  return resource;
}

/** Finds an image by its bytes: Google stores each one once and answers with the existing asset. */
function findImage({ state, customerId }: Batch, collection: string, { imageAsset }: GoogleValues) {
  if (collection !== 'assets' || !isRecord(imageAsset)) return undefined;
  return state.resources.find(({ customerId: owner, values }) => {
    const stored = values.imageAsset;
    return owner === customerId && isRecord(stored) && stored.data === imageAsset.data;
  });
}

/** A new campaign starts with the account's conversion goals. */
function copyGoals({ state, customerId, clock }: Batch, campaign: GoogleResource): void {
  const goals = state.resources.filter(
    (one) => one.collection === 'customerConversionGoals' && one.customerId === customerId,
  );
  for (const { values } of goals) {
    const { category, origin, biddable } = values;
    insertGoogleResource(
      state,
      clock.now().getTime(),
      {
        collection: 'campaignConversionGoals',
        customerId,
        key: `${String(campaign.values.id)}~${String(category)}~${String(origin)}`,
      },
      { campaign: campaign.values.resourceName, category, origin, biddable },
    );
  }
}

function update({ state, clock }: Batch, values: GoogleValues, updateMask: unknown): GoogleResource {
  const { resourceName, ...changes } = values;
  const resource = findGoogleResource(state, resourceName);
  if (!resource) throw googleFault(400, 'mutateError', 'RESOURCE_NOT_FOUND', 'Resource was not found.');
  const mask = typeof updateMask === 'string' ? updateMask.split(',') : [];
  const unmasked = Object.keys(changes).find(
    (field) => !mask.includes(field) && !mask.includes(snake(field)),
  );
  if (mask.length === 0 || unmasked !== undefined) {
    throw googleFault(400, 'fieldMaskError', 'FIELD_MASK_MISSING', 'The field mask must name what changes.');
  }
  updateGoogleResource(resource, clock.now().getTime(), changes);
  return resource;
}

function remove({ state, clock }: Batch, name: string): GoogleResource {
  const resource = findGoogleResource(state, name);
  if (!resource) throw googleFault(400, 'mutateError', 'RESOURCE_NOT_FOUND', 'Resource was not found.');
  if (resource.values.status === 'REMOVED') {
    const text = 'The operation is not allowed for removed resources.';
    throw googleFault(400, 'contextError', 'OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE', text);
  }
  const isDeleted = ['labels', 'campaignLabels'].includes(resource.collection);
  if (isDeleted) state.resources = state.resources.filter((one) => one !== resource);
  else updateGoogleResource(resource, clock.now().getTime(), { status: 'REMOVED' });
  return resource;
}

/** Replaces temporary names by real ones and checks that every named resource of the customer exists. */
function resolveNames(batch: Batch & { readonly path: FailurePath }, value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolveNames(batch, item));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, resolveNames(batch, item, name)]),
    );
  }
  if (typeof value !== 'string' || !value.startsWith(`customers/${batch.customerId}/`)) return value;
  const [, temporary, rest = ''] = /^(customers\/\d+\/\w+\/-\d+)(~.*)?$/.exec(value) ?? [];
  // The name of what is created is not known yet.
  const real = temporary === undefined ? undefined : batch.names.get(`${temporary}`);
  const resolved = real === undefined ? value : `${real}${rest}`;
  if (field === 'resourceName' && temporary !== undefined && rest === '') return value;
  const sameName = temporary === undefined ? undefined : findTemporary(batch, temporary, rest);
  const name = sameName ?? resolved;
  if (!findGoogleResource(batch.state, name)) {
    throw googleFault(400, 'mutateError', 'RESOURCE_NOT_FOUND', `Resource was not found: ${value}`, {
      path: batch.path,
    });
  }
  return name;
}

/** A campaign's goals are named after the campaign: their temporary names contain its temporary id. */
function findTemporary({ names }: Batch, temporary: string, rest: string): string | undefined {
  const owner = temporary.replace('/campaignConversionGoals/', '/campaigns/');
  const real = rest === '' ? undefined : names.get(owner);
  return real === undefined
    ? undefined
    : `${real.replace('/campaigns/', '/campaignConversionGoals/')}${rest}`;
}

/** Returns the key of a resource that links others, in their ids; undefined for those with an own id. */
function buildKey(state: GoogleAdsState, collection: string, values: GoogleValues): string | undefined {
  const id = (name: unknown) => String(name).split('/').at(-1) ?? '';
  switch (collection) {
    case 'campaignLabels':
      return `${id(values.campaign)}~${id(values.label)}`;
    case 'campaignAssets':
      return `${id(values.campaign)}~${id(values.asset)}~${String(values.fieldType)}`;
    case 'assetGroupAssets':
      return `${id(values.assetGroup)}~${id(values.asset)}~${String(values.fieldType)}`;
    case 'campaignCriteria':
      return `${id(values.campaign)}~${state.lastId + 1}`;
    case 'assetGroupSignals':
      return `${id(values.assetGroup)}~${state.lastId + 1}`;
    case 'adGroupCriteria':
    case 'adGroupAds':
      return `${id(values.adGroup)}~${state.lastId + 1}`;
    default:
      return undefined;
  }
}
