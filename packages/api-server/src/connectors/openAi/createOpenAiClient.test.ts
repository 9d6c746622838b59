import { describe, expect, it } from 'vitest';
import { createOpenAiClient } from './createOpenAiClient';

const endpoint = { baseUrl: 'https://ai.example/v1/', apiKey: 'sk-secret' };
const chat = { model: 'm', messages: [{ role: 'user', content: 'Hi' }], maxTokens: 50 } as const;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const said = (content: unknown) => json({ choices: [{ message: { content } }] });

function createTestClient(...answers: readonly (() => Response)[]) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
  return { client: createOpenAiClient({ fetch }, endpoint), sent };
}

describe('createOpenAiClient', () => {
  it('requests an object with a token limit, and sends the key in a header', async () => {
    const { client, sent } = createTestClient(() => said('```json\n{"texts":["a"]}\n```'));
    expect(await client.completeJson(chat)).toEqual({ texts: ['a'] });
    expect(sent[0]?.url).toBe('https://ai.example/v1/chat/completions');
    expect(sent[0]?.init?.headers).toMatchObject({ authorization: 'Bearer sk-secret' });
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
      model: 'm',
      messages: chat.messages,
      max_completion_tokens: 50,
      response_format: { type: 'json_object' },
    });
  });

  it.each<[string, () => Response, string, string]>([
    ['401', () => json({ error: { message: 'Bad key.' } }, 401), 'key', 'Bad key.'],
    ['403', () => json({ error: 'No.' }, 403), 'key', 'No.'],
    ['429', () => json({ message: 'Slow down.' }, 429), 'limit', 'Slow down.'],
    ['400', () => json({ error: { message: 'No such model.' } }, 400), 'refused', 'No such model.'],
    ['502', () => new Response('<html>', { status: 502 }), 'unreachable', 'The AI provider answered 502.'],
    ['no JSON', () => new Response('hello'), 'unreachable', "The AI provider's answer is not valid JSON."],
    [
      'another form',
      () => json({ ok: 1 }),
      'unreachable',
      "The AI provider's answer has an unexpected format.",
    ],
    ['no object', () => said('Sure!'), 'unreachable', "The AI provider's text is not valid JSON."],
    [
      'too much',
      () => said('x'.repeat(2 ** 18)),
      'unreachable',
      `The AI provider answered more than ${2 ** 18} bytes.`,
    ],
  ])('reports %s', async (_name, answer, failure, message) => {
    await expect(createTestClient(answer).client.completeJson(chat)).rejects.toMatchObject({
      failure,
      message,
    });
  });

  it('reports an unreachable host without its details', async () => {
    await expect(createTestClient().client.listModels()).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'The AI provider did not answer.',
    });
  });

  it('reads images as bytes and from a URL', async () => {
    const { client, sent } = createTestClient(
      () => json({ data: [{ b64_json: btoa('one') }, { url: 'https://cdn.example/2.png' }] }),
      () => new Response('two'),
    );
    const pictures = await client.drawImages({ model: 'p', prompt: 'A cat', size: '1024x1024', count: 2 });
    expect(pictures.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['one', 'two']);
    // The key belongs to the provider, not to the host of its images.
    expect(sent[1]?.init?.headers).toBeUndefined();
  });
});
