import { Hono } from 'hono';
import * as z from 'zod';
import type { DemoAd } from '../demoAds';
import type { FacebookControl } from '../facebookControl';

const Match = z.object({ method: z.string().optional(), path: z.string().optional() });
const times = z.int().min(1).default(1);
const GraphErrorBody = z.looseObject({ message: z.string(), code: z.int() });

const DemoAdBody = z.object({
  campaignId: z.string(),
  adSetId: z.string(),
  creativeId: z.string(),
  adId: z.string(),
  accountId: z.string(),
  name: z.string(),
  dailyBudget: z.int(),
  unitsPerWhole: z.int().positive(),
  status: z.string(),
  kind: z.enum(['leadform', 'messenger', 'landing_page']),
  startedAt: z.int(),
}) satisfies z.ZodType<DemoAd>;

/** The switches over HTTP, for a double that runs on a port: `POST /__control/<switch>` with JSON. */
const Action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('failNext'), match: Match, error: GraphErrorBody.optional(), times }),
  z.object({ do: z.literal('limitNext'), match: Match, minutes: z.number().default(1), times }),
  z.object({ do: z.literal('delayNext'), match: Match, ms: z.number(), times }),
  z.object({ do: z.literal('dropNext'), match: Match, times }),
  z.object({ do: z.literal('revokeTokens'), userId: z.string().optional() }),
  z.object({ do: z.literal('setTermsAccepted'), pageId: z.string(), accepted: z.boolean() }),
  z.object({ do: z.literal('declinePermission'), permission: z.string() }),
  z.object({
    do: z.literal('addAccount'),
    userId: z.string(),
    account: z.object({
      id: z.string(),
      name: z.string(),
      currency: z.string(),
      timezone: z.string(),
      minDailyBudget: z.int().positive().optional(),
    }),
  }),
  z.object({ do: z.literal('addAds'), ads: z.array(DemoAdBody) }),
  z.object({ do: z.literal('setReviewMs'), ms: z.number() }),
  z.object({ do: z.literal('setVideoProcessingMs'), ms: z.number() }),
  z.object({ do: z.literal('setVideoChunkBytes'), bytes: z.int().positive() }),
  z.object({ do: z.literal('expireVideoUploads') }),
  z.object({ do: z.literal('rejectAdsNamed'), text: z.string() }),
  z.object({ do: z.literal('deliverTo'), url: z.url() }),
  z.object({
    do: z.literal('deliverForm'),
    formId: z.string(),
    fields: z.record(z.string(), z.string().or(z.array(z.string()))),
    adId: z.string().optional(),
  }),
  z.object({ do: z.literal('reset') }),
]);
type Action = z.infer<typeof Action>;

export function controlRoutes(control: FacebookControl): Hono {
  const routes = new Hono();
  routes.get('/state', (call) => call.json(control.dump()));
  routes.get('/requests', (call) => call.json(control.requests(call.req.query())));
  routes.post('/:do', async (call) => {
    const body: unknown = await call.req.json().catch(() => ({}));
    const action = Action.safeParse({ ...(body as object), do: call.req.param('do') });
    if (!action.success) return call.json({ message: z.prettifyError(action.error) }, 422);
    await run(control, action.data);
    return call.json({ success: true });
  });
  return routes;
}

function run(control: FacebookControl, action: Action): unknown {
  switch (action.do) {
    case 'failNext':
      return control.failNext(action.match, action.error, action.times);
    case 'limitNext':
      return control.limitNext(action.match, action.minutes, action.times);
    case 'delayNext':
      return control.delayNext(action.match, action.ms, action.times);
    case 'dropNext':
      return control.dropNext(action.match, action.times);
    case 'revokeTokens':
      return control.revokeTokens(action.userId);
    case 'setTermsAccepted':
      return control.setTermsAccepted(action.pageId, action.accepted);
    case 'declinePermission':
      return control.declinePermission(action.permission);
    case 'addAccount':
      return control.addAccount(action.userId, action.account);
    case 'addAds':
      return control.addAds(action.ads);
    case 'setReviewMs':
      return control.setReviewMs(action.ms);
    case 'setVideoProcessingMs':
      return control.setVideoProcessingMs(action.ms);
    case 'setVideoChunkBytes':
      return control.setVideoChunkBytes(action.bytes);
    case 'expireVideoUploads':
      return control.expireVideoUploads();
    case 'rejectAdsNamed':
      return control.rejectAdsNamed(action.text);
    case 'deliverTo':
      return control.deliverTo((body, headers) => fetch(action.url, { method: 'POST', body, headers }));
    case 'deliverForm':
      return control.deliverForm(action.formId, action.fields, action.adId);
    case 'reset':
      return control.reset();
  }
}
