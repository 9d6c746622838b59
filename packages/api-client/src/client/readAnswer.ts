import type { Call } from '@adlane/contract';
import { AnswerError } from '../errors/AnswerError';
import type { CallFacts } from '../errors/CallFacts';
import { readFileName } from './readFileName';

async function readFile(response: Response, facts: CallFacts): Promise<File> {
  const type = response.headers.get('content-type') ?? '';
  const fallback = facts.call.replace('.', '-');
  const name = readFileName(response.headers.get('content-disposition'), fallback);
  return new File([await response.blob()], name, { type });
}

async function readJson(response: Response, facts: CallFacts): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AnswerError(facts, response.headers.get('content-type') ?? '', { cause });
  }
}

/**
 * Reads a successful response as the contract says: parsed JSON, a `File` with its name, a text, or
 * undefined.
 */
export async function readAnswer(
  response: Response,
  call: Pick<Call, 'response'>,
  facts: CallFacts,
): Promise<unknown> {
  switch (call.response) {
    case 'empty':
      return undefined;
    case 'html':
      return response.text();
    case 'csv':
    case 'file':
      return readFile(response, facts);
    default:
      return readJson(response, facts);
  }
}
