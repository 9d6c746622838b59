import { Hono } from 'hono';
import * as z from 'zod';
import { bearerOf } from '../bearerOf';
import type { DoubleClock } from '../clock';

/** Any key of this form is accepted, as with a service of one's own. */
const keyPattern = /^sk-\S+$/;
const Chat = z.looseObject({
  model: z.string(),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(['system', 'user', 'assistant', 'developer', 'tool']),
        content: z.string(),
      }),
    )
    .min(1),
  n: z.int().min(1).max(8).default(1),
  stream: z.literal(false).optional(),
});
const Image = z.looseObject({
  model: z.string().optional(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(4).default(1),
  size: z.enum(['256x256', '512x512', '1024x1024', '1536x1024', '1024x1536']).default('1024x1024'),
  response_format: z.enum(['b64_json', 'url']).default('b64_json'),
});
const openings = ['Ready for', 'Say hello to', 'Now booking:', 'Your neighbours love', 'Finally,'];

/** An endpoint that speaks OpenAI's chat and image calls. The same prompt always brings the same answer. */
export function createOpenAiDouble({ clock }: { readonly clock: DoubleClock }): { readonly app: Hono } {
  const app = new Hono();
  const created = () => Math.floor(clock.now().getTime() / 1000);
  const invalid = (message: string, param: string | null = null) => ({
    error: { message, type: 'invalid_request_error', param, code: null },
  });

  app.use('/v1/*', async (call, next) =>
    keyPattern.test(bearerOf(call.req.raw))
      ? next()
      : call.json(
          { error: { ...invalid('Incorrect API key provided.').error, code: 'invalid_api_key' } },
          401,
        ),
  );
  app.get('/v1/models', (call) =>
    call.json({
      object: 'list',
      data: [{ id: 'double-writer', object: 'model', created: created(), owned_by: 'double' }],
    }),
  );
  app.post('/v1/chat/completions', async (call) => {
    const parsed = Chat.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return call.json(invalid(...issueOf(parsed.error)), 400);
    const prompt = parsed.data.messages.map((message) => message.content).join('\n');
    const choices = Array.from({ length: parsed.data.n }, (_none, index) => ({
      index,
      message: { role: 'assistant', content: writeText(prompt, index), refusal: null },
      finish_reason: 'stop',
    }));
    const words = prompt.split(/\s+/).length;
    return call.json({
      id: `chatcmpl-${hashOf(prompt).toString(36)}`,
      object: 'chat.completion',
      created: created(),
      model: parsed.data.model,
      choices,
      usage: {
        prompt_tokens: words,
        completion_tokens: 12 * choices.length,
        total_tokens: words + 12 * choices.length,
      },
    });
  });
  app.post('/v1/images/generations', async (call) => {
    const parsed = Image.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return call.json(invalid(...issueOf(parsed.error)), 400);
    const { prompt, n, size, response_format: format } = parsed.data;
    const data = Array.from({ length: n }, (_none, index) => {
      const picture = btoa(drawPicture(hashOf(`${prompt}#${index}`), size));
      return format === 'url' ? { url: `data:image/svg+xml;base64,${picture}` } : { b64_json: picture };
    });
    return call.json({ created: created(), data });
  });
  return { app };
}

function issueOf(error: z.ZodError): [string, string] {
  const issue = error.issues[0];
  return [issue?.message ?? 'Invalid body', issue?.path.join('.') ?? ''];
}

/** Text built on the prompt's own longest words, so that a reader sees what it answers. */
function writeText(prompt: string, index: number): string {
  const words = [...new Set(prompt.match(/[\p{L}]{5,}/gu) ?? ['offer'])].sort((a, b) => b.length - a.length);
  const opening = openings[(hashOf(prompt) + index) % openings.length];
  return `${opening} ${
    words
      .slice(index, index + 3)
      .join(', ')
      .toLowerCase() || 'more'
  }. Book your place today.`;
}

function drawPicture(seed: number, size: string): string {
  const [width, height] = size.split('x');
  const hue = seed % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 45%)"/><circle cx="50%" cy="50%" r="30%" fill="hsl(${(hue + 40) % 360} 70% 70%)"/></svg>`;
}

/** A steady hash of a text (FNV-1a), 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
