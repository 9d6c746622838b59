import fields from './fields.json';
import { googleFault } from './googleFailure';
import mutateFields from './mutateFields.json';

type FieldList = Readonly<Record<string, Readonly<Record<string, string>>>>;
const resources: FieldList = fields.resources;
const messages: FieldList = mutateFields.messages;
const enums: Readonly<Record<string, readonly string[]>> = fields.enums;

/** Related resources that a query may select with each row. */
const attributed: Readonly<Record<string, readonly string[]>> = {
  campaign: ['campaign_budget', 'customer', 'metrics', 'segments'],
  asset_group: ['campaign', 'customer', 'metrics', 'segments'],
  customer: ['metrics', 'segments'],
  campaign_budget: ['customer'],
  ad_group: ['campaign', 'customer', 'metrics', 'segments'],
  ad_group_ad: ['ad_group', 'campaign', 'customer', 'metrics', 'segments'],
  asset_group_asset: ['asset', 'asset_group', 'campaign', 'customer'],
  ad_group_criterion: ['ad_group', 'campaign', 'customer'],
  campaign_criterion: ['campaign', 'customer'],
  campaign_asset: ['asset', 'campaign', 'customer'],
  asset_group_signal: ['asset_group', 'campaign', 'customer'],
  asset: ['customer'],
  label: ['customer'],
  campaign_label: ['campaign', 'label', 'customer'],
  audience: ['customer'],
  conversion_action: ['customer'],
  customer_client: ['customer'],
  customer_conversion_goal: ['customer'],
  customer_user_access: ['customer'],
  geo_target_constant: [],
};

/** Converts `campaign_budget` to `campaignBudget`. */
export function camel(name: string): string {
  return name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** Lists the fields of a resource, from what it answers or what launches send. */
function listFields(resource: string): Readonly<Record<string, string>> {
  const message = camel(`_${resource}`);
  return resources[resource] ?? messages[message] ?? {};
}

/** Throws Google's failure for an unknown resource or field. */
export function checkFields(from: string, requested: readonly string[]): void {
  const others = attributed[from];
  if (!others) {
    throw googleFault(
      400,
      'queryError',
      'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE',
      `Unrecognized resource: ${from}`,
    );
  }
  for (const field of requested) {
    const [resource = '', name = ''] = field.split('.');
    if (resource !== from && !others.includes(resource)) {
      throw googleFault(
        400,
        'queryError',
        'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE',
        `${resource} is not compatible with ${from}.`,
      );
    }
    if (listFields(resource)[camel(name)] === undefined) {
      throw googleFault(
        400,
        'queryError',
        'UNRECOGNIZED_FIELD',
        `Unrecognized field in the query: '${field}'.`,
      );
    }
  }
}

/** Throws Google's failure if an update has an unknown or read-only field, or a wrong value. */
export function checkUpdate(resource: string, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'resourceName') continue;
    const [type = '', flag] = resources[resource]?.[name]?.split('|') ?? [];
    const path = `operations.update.${name}`;
    if (type === '') throw googleFault(400, 'requestError', 'UNKNOWN', `Unknown name "${name}" at ${path}`);
    if (flag === 'O') throw googleFault(400, 'fieldError', 'READ_ONLY', `${name} can't be set.`);
    if (flag === 'I') throw googleFault(400, 'fieldError', 'IMMUTABLE_FIELD', `${name} can't be changed.`);
    const allowed = enums[/^enum:(\w+)$/.exec(type)?.[1] ?? ''];
    if (allowed && !allowed.includes(String(value))) {
      throw googleFault(
        400,
        'enumError',
        'ENUM_VALUE_NOT_PERMITTED',
        `Invalid value at ${path}: ${String(value)}`,
      );
    }
    if (type === 'int64' && !/^-?\d+$/.test(String(value))) {
      throw googleFault(400, 'fieldError', 'INVALID_VALUE', `Invalid value at ${path} (TYPE_INT64)`);
    }
  }
}
