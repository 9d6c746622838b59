import { createApp, type Ports } from '@adlane/api-server';

type OtherRequest = {
  readonly token: string;
  readonly path: string;
  readonly body: unknown;
  readonly key?: string;
};

/** Posts to another server over the same database, e.g. one that dies. */
export async function requestOtherServer(
  ports: Ports,
  { token, path, body, key }: OtherRequest,
): Promise<Response> {
  return createApp(ports).fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
    { ip: '127.0.0.1' },
  );
}
