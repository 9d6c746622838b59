import { Hono } from 'hono';
import * as z from 'zod';
import type { GoHighLevelState } from './goHighLevelState';

type Env = { Variables: { locationId: string; body: unknown } };
const NewTag = z.strictObject({ name: z.string().trim().min(1) });

/** Tags of a location: stored in lower case, each name once. */
export function tagRoutes({ tags }: GoHighLevelState): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use('/:id/tags', async (call, next) => {
    if (call.req.param('id') === call.get('locationId')) return next();
    return call.json({ statusCode: 403, message: 'The token does not have access to this location.' }, 403);
  });
  routes.get('/:id/tags', (call) =>
    call.json({ tags: tags.filter(({ locationId }) => locationId === call.get('locationId')) }),
  );
  routes.post('/:id/tags', (call) => {
    const parsed = NewTag.safeParse(call.get('body'));
    if (!parsed.success) {
      return call.json({ statusCode: 422, message: parsed.error.issues.map(({ message }) => message) }, 422);
    }
    const locationId = call.get('locationId');
    const name = parsed.data.name.toLowerCase();
    if (tags.some((tag) => tag.locationId === locationId && tag.name === name)) {
      return call.json({ statusCode: 400, message: 'The tag name is already exist.' }, 400);
    }
    const tag = { id: `ghlTag${tags.length + 1}`, name, locationId };
    tags.push(tag);
    return call.json({ tag }, 201);
  });
  return routes;
}
