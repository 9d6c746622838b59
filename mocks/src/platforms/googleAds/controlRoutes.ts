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
const Ads = z.object({ ads: z.array(DemoCampaignBody) });

/** Switches over HTTP, for a double that runs on a port: `POST /__control/addAds` with JSON. */
export function controlRoutes(control: GoogleAdsControl): Hono {
  const routes = new Hono();
  routes.post('/addAds', async (call) => {
    const body = Ads.safeParse(await call.req.json().catch(() => ({})));
    if (!body.success) return call.json({ message: z.prettifyError(body.error) }, 422);
    control.addAds(body.data.ads);
    return call.json({ success: true });
  });
  return routes;
}
