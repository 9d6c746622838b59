import { checkFacebookRadius, limits, listFacebookPlaces } from '@adlane/contract/rules';
import type { LaunchInputs, LaunchSettings } from '../inputs/launchSettings';

type GivenSettings = NonNullable<LaunchSettings['settings']>;
/** Places of a launch, or of an audience estimate. */
export type PlaceInputs = {
  readonly settings: Pick<LaunchSettings, 'countries'> & {
    readonly settings?: Pick<GivenSettings, 'targetAddress' | 'latLong' | 'customAddress'> | undefined;
  };
  readonly template: Pick<LaunchInputs['template'], 'templateTargeting'>;
};
type Address = NonNullable<NonNullable<LaunchSettings['settings']>['targetAddress']>[number];
type Place = Readonly<Record<string, unknown>>;
export type MappedLocations = {
  readonly geo_locations: Readonly<Record<string, readonly unknown[]>>;
  readonly excluded_geo_locations?: Readonly<Record<string, readonly unknown[]>>;
};
type Radius = { readonly radius: number; readonly unit: 'mile' | 'kilometer' };

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
  const pin = buildOwnPin(settings, template.templateTargeting);
  const places = pin ? [...included, pin] : included;
  return {
    geo_locations: places.length > 0 ? groupByField(places) : { countries: settings.countries },
    ...(excluded.length > 0 ? { excluded_geo_locations: groupByField(excluded) } : {}),
  };
}

/** Lists the countries that the ads are shown in: those of the included places, else the launch's own. */
export function listTargetedCountries(inputs: PlaceInputs): string[] {
  const included = listPlaces(inputs).filter(({ mode }) => mode === 'include');
  const ofPlaces = included.map(({ country_code }) => country_code).filter((code) => code !== '');
  const isByCountry = included.length === 0 || inputs.settings.settings?.latLong;
  return [...new Set([...ofPlaces, ...(isByCountry ? inputs.settings.countries : [])])];
}

/** Lists the places of the launch; those of the template where it names none. */
export function listPlaces({ settings, template }: PlaceInputs): readonly Address[] {
  return settings.settings?.targetAddress ?? listFacebookPlaces(template.templateTargeting);
}

/** Finds the first radius that Facebook does not accept for pins. */
export function findBadRadius({ settings, template }: PlaceInputs): Radius | undefined {
  const { specialAdCategory, radius, distanceUnit } = template.templateTargeting;
  const radii: Radius[] = listPlaces({ settings, template }).flatMap((address) =>
    address.radius === null ? [] : [{ radius: address.radius, unit: address.distanceUnit }],
  );
  if (settings.settings?.latLong) radii.push({ radius, unit: distanceUnit });
  return radii.find(
    ({ radius: value, unit }) => checkFacebookRadius(value, unit, specialAdCategory) !== undefined,
  );
}

function toPlace(address: Address): [field: string, place: unknown] {
  if (address.method === 'radius' && address.latitude !== null && address.longitude !== null) {
    return ['custom_locations', buildPin(address.latitude, address.longitude, address, address.name)];
  }
  const field = keyedFields[address.type];
  if (field === undefined) return ['countries', address.key ?? address.country_code];
  const radius =
    address.radius === null ? {} : { radius: address.radius, distance_unit: address.distanceUnit };
  return [field, { key: address.key, ...(address.type === 'city' ? radius : {}) }];
}

function buildOwnPin(
  { settings }: PlaceInputs['settings'],
  targeting: LaunchInputs['template']['templateTargeting'],
): [field: string, place: unknown] | undefined {
  const point = settings?.latLong;
  if (!point) return undefined;
  return [
    'custom_locations',
    buildPin(point.latitude, point.longitude, targeting, settings.customAddress ?? ''),
  ];
}

function buildPin(
  latitude: number,
  longitude: number,
  { radius, distanceUnit }: { readonly radius: number | null; readonly distanceUnit: string },
  name: string,
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
