import { createOpenAiClient, type OpenAiClient } from '../../../connectors/openAi/createOpenAiClient';
import { OpenAiError } from '../../../connectors/openAi/openAiError';
import { inTenant } from '../../../db/tenant';
import { invalid, Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { findAiProvider } from '../sources/aiProvider/aiProvider';

/** Models of OpenAI that are used where an agency names none. */
const defaultModels = { text: 'gpt-5-mini', image: 'gpt-image-1' } as const;

/** An agency's connected AI provider. */
export type Provider = {
  readonly client: OpenAiClient;
  model(kind: keyof typeof defaultModels): Promise<string>;
};

/** Opens an agency's AI provider; undefined where none is connected. */
export async function openProvider(ports: Ports, agencyId: number): Promise<Provider | undefined> {
  const row = await inTenant(ports.db, agencyId, (tx) => findAiProvider(tx, agencyId));
  if (!row) return undefined;
  const baseUrl = row.base_url ?? ports.platforms.openAi.baseUrl;
  const client = createOpenAiClient(ports.outbound, {
    baseUrl,
    apiKey: await ports.secrets.decrypt(row.sealed_key),
  });
  return {
    client,
    async model(kind) {
      const named = kind === 'text' ? row.text_model : row.image_model;
      if (named !== null) return named;
      // OpenAI's own model names mean nothing elsewhere.
      if (row.base_url === null) return defaultModels[kind];
      return (await client.listModels())[0] ?? defaultModels[kind];
    },
  };
}

const failureTexts = {
  key: 'Your AI provider refused its key. Please connect it again.',
  limit: 'Your AI provider is out of credit or busy. Please try again later.',
  unreachable: 'Your AI provider did not answer. Please try again later.',
} as const;

/**
 * Runs work with a provider and turns its failures into messages that the user can act on. @throws Problem
 * 422, 503
 */
export async function withProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OpenAiError)) throw error;
    if (error.failure === 'refused') throw invalid({ prompt: [error.message] });
    throw new Problem('UNAVAILABLE', failureTexts[error.failure]);
  }
}
