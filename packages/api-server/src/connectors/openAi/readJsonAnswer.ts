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

/** The field of an object, or undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The field of an object as a list. @throws OpenAiError where it is none */
export function listOfField(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  if (Array.isArray(list)) return list;
  throw new OpenAiError('unreachable', 'The AI provider answered in another form than expected.');
}
