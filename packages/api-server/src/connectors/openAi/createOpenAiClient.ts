import type { Outbound } from '../../ports';
import { OpenAiError, readOpenAiError } from './openAiError';
import { fieldOf, listOfField, readAnswerBytes, readJsonAnswer } from './readJsonAnswer';

/** Where a provider is reached and by which key. */
export type OpenAiEndpoint = {
  /** With its version, e.g. `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
};
export type ChatMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };
export type ChatRequest = {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** Most tokens that the answer may take. */
  readonly maxTokens: number;
};
export type ImageRequest = {
  readonly model: string;
  readonly prompt: string;
  /** Width and height in pixels, e.g. `1024x1024`. */
  readonly size: string;
  readonly count: number;
};

/** The calls of OpenAI's protocol that we use; each throws OpenAiError where it brings nothing. */
export type OpenAiClient = {
  /** Ids of the models that the key may use. */
  listModels(): Promise<string[]>;
  /** The object that the model wrote, not checked yet. */
  completeJson(request: ChatRequest): Promise<unknown>;
  /** The pictures' bytes, not checked yet. */
  drawImages(request: ImageRequest): Promise<Uint8Array[]>;
};

type Caps = { readonly timeoutMs: number; readonly maxBytes: number };
/** How long calls may take, in milliseconds, and how large their answers may be, in bytes. */
const caps = {
  models: { timeoutMs: 10_000, maxBytes: 2 ** 20 },
  chat: { timeoutMs: 25_000, maxBytes: 2 ** 18 },
  images: { timeoutMs: 28_000, maxBytes: 20 * 2 ** 20 },
} as const satisfies Record<string, Caps>;

/** A client of any endpoint that speaks OpenAI's protocol. The key travels in a header only. */
export function createOpenAiClient(outbound: Outbound, { baseUrl, apiKey }: OpenAiEndpoint): OpenAiClient {
  const root = baseUrl.replace(/\/+$/, '');
  const call = (path: string, cap: Caps, body?: object) =>
    guarded(async () => {
      const response = await outbound.fetch(`${root}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(cap.timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await readJsonAnswer(response, cap.maxBytes).catch((error: unknown) => {
        if (response.ok) throw error;
        return undefined;
      });
      if (!response.ok) throw readOpenAiError(response.status, answer);
      return answer;
    });

  return {
    async listModels() {
      const models = listOfField(await call('/models', caps.models), 'data');
      return models.map((model) => fieldOf(model, 'id')).filter((id) => typeof id === 'string');
    },
    async completeJson({ model, messages, maxTokens }) {
      const answer = await call('/chat/completions', caps.chat, {
        model,
        messages,
        max_completion_tokens: maxTokens,
        response_format: { type: 'json_object' },
      });
      const [choice] = listOfField(answer, 'choices');
      return parseObject(fieldOf(fieldOf(choice, 'message'), 'content'));
    },
    async drawImages({ model, prompt, size, count }) {
      const answer = await call('/images/generations', caps.images, { model, prompt, size, n: count });
      const pictures = listOfField(answer, 'data').map((item) => readPicture(outbound, item));
      return guarded(() => Promise.all(pictures));
    },
  };
}

/** Whatever else goes wrong on the way is one thing to the caller: nothing came. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof OpenAiError) throw error;
    throw new OpenAiError('unreachable', 'The AI provider did not answer.');
  });
}

/** Models wrap JSON in a fence now and then. */
function parseObject(content: unknown): unknown {
  const text = String(content ?? '')
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '');
  try {
    return JSON.parse(text);
  } catch {
    throw new OpenAiError('unreachable', 'The AI provider wrote something that is no JSON.');
  }
}

/** OpenAI sends the bytes; others an address where they lie for a while. */
async function readPicture(outbound: Outbound, item: unknown): Promise<Uint8Array> {
  const text = fieldOf(item, 'b64_json');
  if (typeof text === 'string') return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const url = fieldOf(item, 'url');
  if (typeof url !== 'string') throw new OpenAiError('unreachable', 'The AI provider sent no picture.');
  const { timeoutMs, maxBytes } = caps.images;
  const response = await outbound.fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new OpenAiError('unreachable', 'The picture of the AI provider is gone.');
  return readAnswerBytes(response, maxBytes);
}
