import { describe, expect, it } from 'vitest';
import { FacebookError } from './facebookError';
import { computeProof, createGraphClient, encodeParams, type GraphPorts } from './graphClient';

type Sent = { url: URL; init: RequestInit };

function createTestClient(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const ports: GraphPorts = {
    outbound: {
      fetch: async (url, init = {}) => {
        sent.push({ url: new URL(url), init });
        return answer();
      },
    },
    platforms: {
      facebook: {
        graphUrl: 'https://graph.test',
        dialogUrl: 'https://dialog.test',
        version: 'v26.0',
        appId: '1',
        appSecret: 'secret',
        loginConfigId: null,
        webhookVerifyToken: '',
        isDouble: true,
      },
    },
  };
  return { client: createGraphClient(ports, 'TOKEN'), sent };
}

describe('createGraphClient', () => {
  it('sends the token in a header and proves the secret', async () => {
    const { client, sent } = createTestClient(() => Response.json({ id: '1' }));
    expect(await client({ method: 'GET', path: 'me', params: { fields: 'id' } })).toEqual({ id: '1' });
    const [call] = sent;
    expect(call?.url.href).toContain('https://graph.test/v26.0/me?fields=id&appsecret_proof=');
    expect(call?.url.href).not.toContain('TOKEN');
    expect(new Headers(call?.init.headers).get('authorization')).toBe('Bearer TOKEN');
    expect(call?.url.searchParams.get('appsecret_proof')).toBe(await computeProof('TOKEN', 'secret'));
  });

  it('encodes nested values as JSON text, and sends files as parts', async () => {
    expect(encodeParams({ a: 'x', b: [1], c: { d: true }, e: undefined, f: null, g: 5 }).toString()).toBe(
      'a=x&b=%5B1%5D&c=%7B%22d%22%3Atrue%7D&g=5',
    );
    const { client, sent } = createTestClient(() => Response.json({ images: {} }));
    const file = { field: 'filename', name: 'a.png', body: new Uint8Array([1]), type: 'image/png' };
    await client({ method: 'POST', path: 'act_1/adimages', file });
    const body = sent[0]?.init.body;
    expect(body instanceof FormData && body.get('filename')).toBeInstanceOf(Blob);
  });

  it('decides by the body, not by the status', async () => {
    const { client } = createTestClient(() =>
      Response.json({ error: { message: 'no', code: 190 } }, { status: 200 }),
    );
    await expect(client({ method: 'GET', path: 'me' })).rejects.toMatchObject({
      code: 190,
      outcome: 'refused',
    });
  });

  it.each([
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a page that is no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an answer that is nothing', () => Response.json(null)],
  ])('calls the outcome unknown after %s', async (_case, answer) => {
    const { client } = createTestClient(answer);
    const error = await client({ method: 'POST', path: 'act_1/campaigns' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(FacebookError);
    expect(error).toMatchObject({ outcome: 'unknown', isTransient: true });
  });
});
