import { createOpenAiClient } from '../../../../connectors/openAi/createOpenAiClient';
import { OpenAiError } from '../../../../connectors/openAi/openAiError';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { Ports } from '../../../../ports';
import {
  type AiProviderForm,
  type AiProviderView,
  findAiProvider,
  storeAiProvider,
  toAiProvider,
} from './aiProvider';

const shownCharacters = 4;

/**
 * Connects an AI provider after testing its key with the cheapest call. The key is sealed and never shown
 * again.
 * @throws Problem 422 on the field that does not work
 */
export async function connectAiProvider(
  call: CallContext<UserCaller>,
  form: AiProviderForm,
): Promise<AiProviderView> {
  const { ports, caller } = call;
  const models = await tryKey(ports, form);
  const errors = findUnknownModels(form, models);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { api_key, base_url, text_model, image_model } = form;
  const row = {
    agency_id: caller.agency_id,
    sealed_key: await ports.secrets.encrypt(api_key),
    key_hint: api_key.slice(-shownCharacters),
    base_url,
    text_model: text_model || null,
    image_model: image_model || null,
  };
  await call.inTenant(({ tx }) => storeAiProvider(tx, row, ports.clock.now()));
  return toAiProvider(await call.inTenant(({ tx }) => findAiProvider(tx, caller.agency_id)));
}

async function tryKey({ outbound, platforms }: Ports, form: AiProviderForm): Promise<readonly string[]> {
  const baseUrl = form.base_url ?? platforms.openAi.baseUrl;
  try {
    return await createOpenAiClient(outbound, { baseUrl, apiKey: form.api_key }).listModels();
  } catch (error) {
    if (!(error instanceof OpenAiError)) throw error;
    const field = error.failure === 'unreachable' || error.failure === 'refused' ? 'base_url' : 'api_key';
    throw invalid({ [field]: [error.message] });
  }
}

/** A provider that lists no models may accept any. */
function findUnknownModels(form: AiProviderForm, models: readonly string[]): Record<string, string[]> {
  const isUnknown = (name: string | null) =>
    Boolean(name) && models.length > 0 && !models.includes(name ?? '');
  const errors: Record<string, string[]> = {};
  for (const field of ['text_model', 'image_model'] as const) {
    if (isUnknown(form[field])) errors[field] = [`The AI provider has no model ${form[field]}.`];
  }
  return errors;
}
