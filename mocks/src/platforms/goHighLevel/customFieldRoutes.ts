import { Hono } from 'hono';
import type { GoHighLevelState } from './goHighLevelState';

type Env = { Variables: { locationId: string; body: unknown } };

/** Custom fields of a location. */
export function customFieldRoutes({ customFields }: GoHighLevelState): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/:id/customFields', (call) => {
    const locationId = call.get('locationId');
    if (call.req.param('id') !== locationId) {
      return call.json({ statusCode: 403, message: 'The token does not have access to this location.' }, 403);
    }
    const { model = 'contact', ...others } = call.req.query();
    if (!['contact', 'opportunity', 'all'].includes(model) || Object.keys(others).length > 0) {
      return call.json({ statusCode: 422, message: ['model must be contact, opportunity or all'] }, 422);
    }
    const isListed = (field: (typeof customFields)[number]) =>
      field.locationId === locationId && (model === 'all' || field.model === model);
    return call.json({ customFields: customFields.filter(isListed) });
  });
  return routes;
}
