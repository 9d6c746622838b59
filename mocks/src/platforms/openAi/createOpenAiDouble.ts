import { encodePng } from '@adlane/api-server';
import { Hono } from 'hono';
import * as z from 'zod';
import type { DoubleClock } from '../clock';
import { getBearerToken } from '../getBearerToken';
import { hashText, writeJson, writeText } from './writeJson';

/** Any key of this form is accepted, as by a self-hosted service. */
const keyPattern = /^sk-\S+$/;
const Chat = z.strictObject({
  model: z.string(),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'user', 'assistant', 'developer', 'tool']),
        content: z.string(),
      }),
    )
    .min(1),
  n: z.int().min(1).max(8).default(1),
  stream: z.literal(false).optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  response_format: z.strictObject({ type: z.enum(['text', 'json_object']) }).optional(),
});
const Image = z.strictObject({
  model: z.string().optional(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(4).default(1),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536']).default('1024x1024'),
});

export type OpenAiDouble = {
  readonly app: Hono;
  readonly control: {
    /** Sets the answers of the next chat calls, in this order: texts unchanged, everything else as JSON. */
    answerNext(...contents: readonly unknown[]): void;
    /** Never answers the next call; resolves when it arrives. */
    hangNext(): Promise<void>;
    /** Refuses the next call with this status. */
    failNext(status: number): void;
    /** Sets the bytes of the next images. */
    drawNext(...pictures: readonly Uint8Array[]): void;
    /** Bodies of the calls so far, without keys. */
    readonly requests: readonly { readonly path: string; readonly body: unknown }[];
  };
};

/** Creates an endpoint with OpenAI's chat and image calls. The same prompt always has the same answer. */
export function createOpenAiDouble({ clock }: { readonly clock: DoubleClock }): OpenAiDouble {
  const app = new Hono();
  const answers: unknown[] = [];
  const faults: number[] = [];
  const hanging: (() => void)[] = [];
  const drawings: Uint8Array[] = [];
  const requests: { path: string; body: unknown }[] = [];
  const created = () => Math.floor(clock.now().getTime() / 1000);

  app.use('/v1/*', async (call, next) => {
    if (!keyPattern.test(getBearerToken(call.req.raw))) {
      const { error } = invalid('Incorrect API key provided.');
      return call.json({ error: { ...error, code: 'invalid_api_key' } }, 401);
    }
    const body: unknown = call.req.method === 'GET' ? null : await call.req.json().catch(() => undefined);
    requests.push({ path: call.req.path.replace(/^.*(?=\/v1\/)/, ''), body });
    const arrived = hanging.shift();
    if (arrived) {
      arrived();
      await new Promise((resolve) => call.req.raw.signal.addEventListener('abort', resolve));
      return call.body(null, 503);
    }
    const fault = faults.shift();
    if (fault === undefined) return next();
    return Response.json(invalid('The double fails as it was told to.'), { status: fault });
  });
  app.get('/v1/models', (call) => {
    const model = (id: string) => ({ id, object: 'model', created: created(), owned_by: 'double' });
    return call.json({ object: 'list', data: [model('double-writer'), model('double-painter')] });
  });
  app.post('/v1/chat/completions', async (call) => {
    const parsed = Chat.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return call.json(invalid(...describeIssue(parsed.error)), 400);
    const { messages, model, n, response_format: format } = parsed.data;
    const prompt = messages.map((message) => message.content).join('\n');
    if (format?.type === 'json_object' && !/json/i.test(prompt)) {
      return call.json(invalid("'messages' must contain the word 'json' in some form.", 'messages'), 400);
    }
    const content = (index: number) => {
      if (answers.length > 0) return readText(answers.shift());
      if (format?.type !== 'json_object') return writeText(prompt, index);
      const [system, ...rest] = messages;
      return JSON.stringify(
        writeJson(system?.content ?? '', rest.map((message) => message.content).join('\n')),
      );
    };
    const choices = Array.from({ length: n }, (_none, index) => ({
      index,
      message: { role: 'assistant', content: content(index), refusal: null },
      finish_reason: 'stop',
    }));
    const words = prompt.split(/\s+/).length;
    const written = 12 * choices.length;
    return call.json({
      id: `chatcmpl-${hashText(prompt).toString(36)}`,
      object: 'chat.completion',
      created: created(),
      model,
      choices,
      usage: { prompt_tokens: words, completion_tokens: written, total_tokens: words + written },
    });
  });
  app.post('/v1/images/generations', async (call) => {
    const parsed = Image.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return call.json(invalid(...describeIssue(parsed.error)), 400);
    const { prompt, n, size } = parsed.data;
    const data: { b64_json: string }[] = [];
    for (let index = 0; index < n; index += 1) {
      const picture = drawings.shift() ?? (await drawPicture(hashText(`${prompt}#${index}`), size));
      data.push({ b64_json: toBase64(picture) });
    }
    return call.json({ created: created(), data });
  });
  const control: OpenAiDouble['control'] = {
    answerNext: (...contents) => void answers.push(...contents),
    hangNext: () => new Promise((resolve) => void hanging.push(resolve)),
    failNext: (status) => void faults.push(status),
    drawNext: (...pictures) => void drawings.push(...pictures),
    requests,
  };
  return { app, control };
}

function invalid(message: string, param: string | null = null) {
  return { error: { message, type: 'invalid_request_error', param, code: null } };
}

function readText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

function describeIssue(error: z.ZodError): [string, string] {
  const issue = error.issues[0];
  return [issue?.message ?? 'Invalid body', issue?.path.join('.') ?? ''];
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Draws stripes of two colors. */
function drawPicture(seed: number, size: string): Promise<Uint8Array> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const part = (shift: number) => (seed >>> shift) & 0xff;
  const palette = [
    [part(0), part(8), part(16)],
    [part(16), part(0), part(8)],
  ] as const;
  return encodePng({ width, height }, palette, (x, y) => ((x + y) >> 6) & 1);
}
