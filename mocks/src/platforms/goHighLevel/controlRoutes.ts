import { Hono } from 'hono';
import * as z from 'zod';
import { NewCustomField } from './customFields';
import type { GoHighLevelState } from './goHighLevelState';

const Fault = z.object({ path: z.string(), status: z.int(), times: z.int().min(1).default(1) });
const Scope = z.object({ scope: z.string() });

/** The switches over HTTP, for a double that runs on a port: what it stored, and `POST /__control/<switch>` with JSON. */
export function controlRoutes(state: GoHighLevelState): Hono {
  const routes = new Hono();
  routes.get('/state', (call) => {
    const { contacts, notes, tags, customFields } = state;
    return call.json({ contacts, notes, tags, customFields });
  });
  routes.post('/:do', async (call) => {
    const body: unknown = await call.req.json().catch(() => ({}));
    try {
      switch (call.req.param('do')) {
        case 'addCustomField':
          return call.json(state.addCustomField(NewCustomField.parse(body)));
        case 'withholdScope':
          state.withholdScope(Scope.parse(body).scope);
          break;
        case 'failNext': {
          const { path, status, times } = Fault.parse(body);
          state.failNext(path, status, times);
          break;
        }
        default:
          return call.json({ message: 'There is no such switch.' }, 404);
      }
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return call.json({ message: z.prettifyError(error) }, 422);
    }
    return call.json({ success: true });
  });
  return routes;
}
