import type { FacebookDouble } from '../src/platforms/facebook/createFacebookDouble';
import { facebookDemo } from '../src/platforms/facebook/demoBusiness';

/** What tests read of Graph's answers; each call has some of it. */
export type GraphBody = {
  id: string;
  error: Record<string, unknown> & { message: string };
  data: Record<string, unknown>[];
  paging: { next?: string };
  access_token: string;
  effective_status: string;
  status: string;
  creative: { id: string };
  images: Record<string, { hash: string }>;
};
export type Graph = ReturnType<typeof openGraph>;

const [ava] = facebookDemo.users;

/** Calls Facebook's double as the product does, with a demo user's token. */
export function openGraph(double: FacebookDouble) {
  const request = (path: string, init: RequestInit, token: string) =>
    double.app.request(path, { ...init, headers: { authorization: `Bearer ${token}` } });
  return {
    /** Sends nested values as JSON text. */
    async call(
      method: string,
      path: string,
      params: Record<string, unknown> = {},
      token: string = ava.token,
    ): Promise<{ status: number; body: GraphBody }> {
      const url = new URL(`http://graph.test/v26.0/${path}`);
      const init: RequestInit = { method };
      const flat = Object.entries(params).map(
        ([key, value]) =>
          [key, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string],
      );
      if (method === 'GET') url.search = new URLSearchParams(flat).toString();
      else if (method === 'POST') init.body = new URLSearchParams(flat);
      const response = await request(url.href, init, token);
      return { status: response.status, body: (await response.json()) as GraphBody };
    },
    /** Sends a form with files. */
    async send(path: string, fields: Readonly<Record<string, string | Blob>>): Promise<GraphBody> {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const response = await request(`http://graph.test/v26.0/${path}`, { method: 'POST', body }, ava.token);
      return (await response.json()) as GraphBody;
    },
  };
}
