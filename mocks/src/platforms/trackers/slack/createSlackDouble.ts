import { Hono } from 'hono';
import * as z from 'zod';
import { createTrackerFaults } from '../trackerFaults';
import { trackersDemo } from '../trackersDemo';

const Block = z.object({ type: z.enum(['section', 'divider', 'context', 'header', 'actions']) });
const Message = z.strictObject({
  text: z.string().max(40_000).optional(),
  blocks: z.array(Block).max(50).optional(),
  unfurl_links: z.boolean().optional(),
  unfurl_media: z.boolean().optional(),
  mrkdwn: z.boolean().optional(),
});
export type SlackDouble = ReturnType<typeof createSlackDouble>;

/** Slack's incoming webhooks, which answer plain texts. */
export function createSlackDouble() {
  const { path, archivedPath } = trackersDemo.slack;
  const messages: z.infer<typeof Message>[] = [];
  const faults = createTrackerFaults();
  const app = new Hono();
  app.use('*', faults.middleware);
  app.post('/services/:team/:service/:secret', async (call) => {
    const { team, service, secret } = call.req.param();
    const given = `/services/${team}/${service}/${secret}`;
    if (given === archivedPath) return call.text('channel_is_archived', 410);
    if (given !== path) {
      const isKnown = path.startsWith(`/services/${team}/${service}/`);
      return isKnown ? call.text('invalid_token', 403) : call.text('no_service', 404);
    }
    const parsed = Message.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return call.text('invalid_payload', 400);
    const { text, blocks } = parsed.data;
    if (!text && !blocks?.length) return call.text('no_text', 400);
    messages.push(parsed.data);
    return call.text('ok');
  });
  return { app, messages, control: faults };
}
