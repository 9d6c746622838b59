// From source: Storybook starts without a build of the packages.
import { contract, listCalls, type NamedCall } from '../../packages/contract/src';
import { toOpenApi } from '../../packages/contract/src/openapi';
import { buildExample } from './buildExample';
import type { Reference, ReferenceCall } from './Reference';

function describeCall({ name, call }: NamedCall): ReferenceCall {
  const { method, path, summary, spec, access } = call;
  return {
    name,
    method,
    path,
    summary,
    spec,
    access: access.kind === 'user' ? access.roles.join(', ') : access.kind,
    params: Object.keys(call.params?.shape ?? {}),
    query: Object.keys(call.query?.shape ?? {}),
    ...(call.body ? { body: JSON.stringify(buildExample(call.body), null, 2) } : {}),
  };
}

/** Describes every call of the contract. */
export function describeApi(): Reference {
  const { paths, components } = toOpenApi(contract);
  return { calls: listCalls(contract).map(describeCall), openApi: { paths, components } };
}
