import {
  checkFacebookRadius,
  createPin,
  limits,
  listFacebookPlaces,
  listTargetedCountries,
} from '@adlane/contract/rules';
import type { LaunchInputs, LaunchSettings } from '../../inputs/launchSettings';

type GivenSettings = NonNullable<LaunchSettings['settings']>;
/** Places of a launch, or of an audience estimate. */
export type PlaceInputs = {
  readonly settings: Pick<LaunchSettings, 'countries'> & {
    readonly settings?: Pick<GivenSettings, 'targetAddress' | 'latLong' | 'customAddress'> | undefined;
  };
  readonly template: Pick<LaunchInputs['template'], 'templateTargeting'>;
};
type Address = NonNullable<GivenSettings['targetAddress']>[number];
type Place = Readonly<Record<string, unknown>>;
export type MappedLocations = {
  readonly geo_locations: Readonly<Record<string, readonly unknown[]>>;
  readonly excluded_geo_locations?: Readonly<Record<string, readonly unknown[]>>;
};

/** Kinds of places that Facebook names by key, with their field. */
const keyedFields: Readonly<Record<string, string>> = { region: 'regions', city: 'cities', zip: 'zips' };

/**
 * Maps where the ads are shown. Included places and pins replace the countries: Facebook refuses a place
 * together with its country. Without any, the whole countries are targeted.
 */
export function mapLocations({ settings, template }: PlaceInputs): MappedLocations {
  const addresses = listPlaces({ settings, template });
  const included = addresses.filter((address) => address.mode === 'include').map(toPlace);
  const excluded = addresses.filter((address) => address.mode === 'exclude').map(toPlace);
  return {
    geo_locations: included.length > 0 ? groupByField(included) : { countries: settings.countries },
    ...(excluded.length > 0 ? { excluded_geo_locations: groupByField(excluded) } : {}),
  };
}

/** Lists the countries that a launch is shown in. */
export function findTargetedCountries(inputs: PlaceInputs): string[] {
  return listTargetedCountries(listPlaces(inputs), inputs.settings.countries);
}

/** Lists the places of the launch, its own pin included; those of the template where the launch names none. */
export function listPlaces({ settings, template }: PlaceInputs): readonly Address[] {
  const { targetAddress, latLong } = settings.settings ?? {};
  if (!latLong) return targetAddress ?? listFacebookPlaces(template.templateTargeting);
  const name = settings.settings?.customAddress ?? '';
  return [...(targetAddress ?? []), createPin({ ...latLong, name }, template.templateTargeting)];
}

/** Describes a place for people: 'New York, within 25 miles'. */
export function describePlace({ name, method, radius, distanceUnit }: Address): string {
  const title = name === '' && method === 'radius' ? 'Pin' : name;
  return radius ? `${title}, within ${radius} ${distanceUnit}s` : title;
}

/** Finds the first radius that Facebook does not accept for pins. */
export function findBadRadius({ settings, template }: PlaceInputs): Address | undefined {
  const { specialAdCategory } = template.templateTargeting;
  return listPlaces({ settings, template }).find(
    ({ radius, distanceUnit }) =>
      radius !== null && checkFacebookRadius(radius, distanceUnit, specialAdCategory) !== undefined,
  );
}

function toPlace(address: Address): [field: string, place: unknown] {
  if (address.method === 'radius' && address.latitude !== null && address.longitude !== null) {
    return ['custom_locations', buildPin(address.latitude, address.longitude, address)];
  }
  const field = keyedFields[address.type];
  if (field === undefined) return ['countries', address.key ?? address.country_code];
  const radius =
    address.radius === null ? {} : { radius: address.radius, distance_unit: address.distanceUnit };
  return [field, { key: address.key, ...(address.type === 'city' ? radius : {}) }];
}

function buildPin(
  latitude: number,
  longitude: number,
  { radius, distanceUnit, name }: Pick<Address, 'radius' | 'distanceUnit' | 'name'>,
): Place {
  return {
    latitude,
    longitude,
    radius: radius ?? limits.facebook.radius.mile.min,
    distance_unit: distanceUnit,
    ...(name === '' ? {} : { address_string: name }),
  };
}

function groupByField(places: readonly (readonly [string, unknown])[]): Record<string, unknown[]> {
  const fields: Record<string, unknown[]> = {};
  for (const [field, place] of places) fields[field] = [...(fields[field] ?? []), place];
  return fields;
}
