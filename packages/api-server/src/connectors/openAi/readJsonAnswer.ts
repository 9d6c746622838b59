import type * as z from 'zod';
import { OpenAiError } from './openAiError';

/** Reads an answer's bytes up to a number of them. @throws OpenAiError where there are more */
export async function readAnswerBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let total = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.byteLength;
    if (total > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new OpenAiError('unreachable', `The AI provider answered more than ${maxBytes} bytes.`);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer());
}

/** Reads an answer's JSON. @throws OpenAiError where it is too long, or no JSON */
export async function readJsonAnswer(response: Response, maxBytes: number): Promise<unknown> {
  const bytes = await readAnswerBytes(response, maxBytes);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new OpenAiError('unreachable', 'The AI provider answered something that is no JSON.');
  }
}

/** Parses an answer. @throws OpenAiError where it has another shape */
export function parseAnswer<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new OpenAiError('unreachable', 'The AI provider answered in another form than expected.');
}
