import type * as z from 'zod';
import { OpenAiError } from './openAiError';

/**
 * Reads an answer's bytes.
 * @throws OpenAiError if there are more than `maxBytes`
 */
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

/**
 * Reads an answer's JSON.
 * @throws OpenAiError if it is too long or not JSON
 */
export async function readJsonAnswer(response: Response, maxBytes: number): Promise<unknown> {
  const bytes = await readAnswerBytes(response, maxBytes);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new OpenAiError('unreachable', "The AI provider's answer is not valid JSON.");
  }
}

/**
 * Parses an answer.
 * @throws OpenAiError if it has another shape
 */
export function parseAnswer<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new OpenAiError('unreachable', "The AI provider's answer has an unexpected format.");
}
