import type { Outbound } from '../../ports';
import { OpenAiError, parseOpenAiError } from './openAiError';
import { parseAnswer, readAnswerBytes, readJsonAnswer } from './readJsonAnswer';
import { ChatAnswer, ModelsAnswer, type Picture, PicturesAnswer } from './shapes';

/** Address and key of a provider. */
export type OpenAiEndpoint = {
  /** With its version, e.g. `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
};
export type ChatMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };
export type ChatRequest = {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** Most tokens of the answer. */
  readonly maxTokens: number;
  /** How long the answer may take, in milliseconds. @default 25000 */
  readonly timeoutMs?: number;
};
export type ImageRequest = {
  readonly model: string;
  readonly prompt: string;
  /** Width and height in pixels, e.g. `1024x1024`. */
  readonly size: string;
  readonly count: number;
};

/** The calls of OpenAI's protocol that we use; each throws OpenAiError. */
export type OpenAiClient = {
  /** Lists ids of the models that the key may use. */
  listModels(): Promise<string[]>;
  /** Returns the object that the model wrote, unchecked. */
  completeJson(request: ChatRequest): Promise<unknown>;
  /** Returns the pictures' bytes, unchecked. */
  drawImages(request: ImageRequest): Promise<Uint8Array[]>;
};

type Caps = { readonly timeoutMs: number; readonly maxBytes: number };
/** Timeouts in milliseconds and sizes of answers in bytes. */
const caps = {
  models: { timeoutMs: 10_000, maxBytes: 2 ** 20 },
  chat: { timeoutMs: 25_000, maxBytes: 2 ** 18 },
  images: { timeoutMs: 28_000, maxBytes: 20 * 2 ** 20 },
} as const satisfies Record<string, Caps>;

/** Creates a client of an endpoint with OpenAI's protocol. The key is sent in a header only. */
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
      if (!response.ok) throw parseOpenAiError(response.status, answer);
      return answer;
    });

  return {
    async listModels() {
      const { data } = parseAnswer(ModelsAnswer, await call('/models', caps.models));
      return data.flatMap(({ id }) => id ?? []);
    },
    async completeJson({ model, messages, maxTokens, timeoutMs = caps.chat.timeoutMs }) {
      const answer = await call(
        '/chat/completions',
        { ...caps.chat, timeoutMs },
        {
          model,
          messages,
          max_completion_tokens: maxTokens,
          response_format: { type: 'json_object' },
        },
      );
      return parseObject(parseAnswer(ChatAnswer, answer).choices[0]?.message.content);
    },
    async drawImages({ model, prompt, size, count }) {
      const answer = await call('/images/generations', caps.images, { model, prompt, size, n: count });
      const pictures = parseAnswer(PicturesAnswer, answer).data.map((item) => readPicture(outbound, item));
      return guarded(() => Promise.all(pictures));
    },
  };
}

/** Reports every other error as a missing answer. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof OpenAiError) throw error;
    throw new OpenAiError('unreachable', 'The AI provider did not answer.');
  });
}

/** Parses JSON, which some models wrap in a code fence. */
function parseObject(content: unknown): unknown {
  const text = String(content ?? '')
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '');
  try {
    return JSON.parse(text);
  } catch {
    throw new OpenAiError('unreachable', "The AI provider's text is not valid JSON.");
  }
}

/** Reads the bytes, or downloads them from a temporary address. */
async function readPicture(outbound: Outbound, { b64_json, url }: Picture): Promise<Uint8Array> {
  if (b64_json !== undefined) return Uint8Array.from(atob(b64_json), (letter) => letter.charCodeAt(0));
  if (url === undefined) throw new OpenAiError('unreachable', 'The AI provider sent no image.');
  const { timeoutMs, maxBytes } = caps.images;
  const response = await outbound.fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new OpenAiError('unreachable', "The AI provider's image is no longer available.");
  return readAnswerBytes(response, maxBytes);
}
