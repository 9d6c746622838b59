import { Hono } from 'hono';
import { toText } from '../../toText';
import { type GraphEnv, listPage } from '../graphContext';
import { badParameter } from '../graphFault';
import { places } from '../places';

const locales = [
  { key: 6, name: 'English (US)' },
  { key: 24, name: 'English (UK)' },
  { key: 5, name: 'German' },
  { key: 18, name: 'Swedish' },
  { key: 23, name: 'Spanish' },
];

/** Parameters of a search; not in the published specification. */
const known = new Set([
  'type',
  'q',
  'location_types',
  'country_code',
  'region_id',
  'place_fallback',
  'limit',
  'locale',
]);

/** `GET /search?type=adgeolocation|adlocale`: places and languages that targeting can name. */
export function searchRoutes(): Hono<GraphEnv> {
  const routes = new Hono<GraphEnv>();
  routes.get('/search', (call) => {
    const params = call.get('params');
    const unknown = Object.keys(params).find((name) => !known.has(name));
    if (unknown !== undefined) throw badParameter(`Unknown parameter: ${unknown}`, unknown);
    const text = toText(params.q ?? '').toLowerCase();
    const matches = (name: string) => name.toLowerCase().startsWith(text);
    if (params.type === 'adlocale')
      return call.json(
        listPage(
          call,
          locales.filter((one) => matches(one.name)),
        ),
      );
    if (params.type !== 'adgeolocation') {
      throw badParameter('Param type must be one of {adgeolocation, adlocale}', 'type');
    }
    const types = toText(params.location_types ?? '');
    const isMeant = (place: (typeof places)[number]) =>
      (types === '' || types.includes(`"${place.type}"`)) &&
      (params.country_code === undefined || params.country_code === place.country_code) &&
      (params.region_id === undefined || toText(params.region_id) === String(place.region_id));
    return call.json(
      listPage(
        call,
        places.filter((place) => matches(place.name) && isMeant(place)),
      ),
    );
  });
  return routes;
}
