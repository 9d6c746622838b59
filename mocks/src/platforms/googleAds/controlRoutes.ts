import { Hono } from 'hono';
import * as z from 'zod';
import type { DemoCampaign } from './demoCampaigns';
import type { GoogleAdsControl } from './googleAdsControl';

const DemoCampaignBody = z.object({
  campaignId: z.string(),
  customerId: z.string(),
  name: z.string(),
  campaignType: z.enum(['PERFORMANCE_MAX', 'SEARCH']),
  budgetMicros: z.string(),
  status: z.string(),
  startedAt: z.int(),
}) satisfies z.ZodType<DemoCampaign>;
/** The switches over HTTP, for a double that runs on a port: `POST /__control/<switch>` with JSON. */
const Action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('addAds'), ads: z.array(DemoCampaignBody) }),
  z.object({ do: z.literal('setReviewMs'), ms: z.number() }),
  z.object({ do: z.literal('disapproveText'), text: z.string() }),
]);
type Action = z.infer<typeof Action>;

export function controlRoutes(control: GoogleAdsControl): Hono {
  const routes = new Hono();
  routes.get('/state', (call) => call.json(control.dump()));
  routes.post('/:do', async (call) => {
    const body: unknown = await call.req.json().catch(() => ({}));
    const action = Action.safeParse({ ...(body as object), do: call.req.param('do') });
    if (!action.success) return call.json({ message: z.prettifyError(action.error) }, 422);
    run(control, action.data);
    return call.json({ success: true });
  });
  return routes;
}

function run(control: GoogleAdsControl, action: Action): void {
  switch (action.do) {
    case 'addAds':
      return control.addAds(action.ads);
    case 'setReviewMs':
      return control.setReviewMs(action.ms);
    case 'disapproveText':
      return control.disapproveText(action.text);
  }
}
