import { Hono } from 'hono';
import { isRecord } from '../facebook/checkParameters';
import { googleFault } from './googleFailure';

const places = [
  ['1014221', 'San Francisco', 'US', 'City', 'San Francisco,California,United States', 4_180_000],
  ['1023191', 'New York', 'US', 'City', 'New York,New York,United States', 15_700_000],
  ['21167', 'New York', 'US', 'State', 'New York,United States', 28_300_000],
  ['1018127', 'Newark', 'US', 'City', 'Newark,New Jersey,United States', 1_240_000],
  ['2840', 'United States', 'US', 'Country', 'United States', 349_000_000],
  ['2752', 'Sweden', 'SE', 'Country', 'Sweden', 11_200_000],
  ['1012511', 'Stockholm', 'SE', 'City', 'Stockholm,Stockholm County,Sweden', 3_010_000],
] as const;
const known = ['locale', 'countryCode', 'locationNames', 'geoTargets'];

/** `geoTargetConstants:suggest`: places by the beginning of their name. */
export function geoTargetRoutes(): Hono {
  const routes = new Hono();
  routes.post('/:version/geoTargetConstants:suggest', async (call) => {
    const body: unknown = await call.req.json().catch(() => ({}));
    const request = isRecord(body) ? body : {};
    const unknown = Object.keys(request).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw googleFault(400, 'requestError', 'UNKNOWN', `Unknown name "${unknown}".`);
    const names = isRecord(request.locationNames) ? request.locationNames.names : undefined;
    if (!Array.isArray(names) || names.length === 0 || names.length > 25) {
      throw googleFault(400, 'fieldError', 'REQUIRED', 'location_names is required.');
    }
    const suggestions = names.map(String).flatMap((name) =>
      places
        .filter(([, place, country]) => {
          const isThere = request.countryCode === undefined || request.countryCode === country;
          return isThere && place.toLowerCase().startsWith(name.toLowerCase());
        })
        .map(([id, place, countryCode, targetType, canonicalName, reach]) => ({
          locale: request.locale ?? 'en',
          reach: String(reach),
          searchTerm: name,
          geoTargetConstant: {
            resourceName: `geoTargetConstants/${id}`,
            status: 'ENABLED',
            id,
            name: place,
            countryCode,
            targetType,
            canonicalName,
          },
        })),
    );
    return call.json({ geoTargetConstantSuggestions: suggestions });
  });
  return routes;
}
