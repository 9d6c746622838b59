import { Agent, request as httpRequest } from 'node:http';
import type { ClientAnswer, ClientOrder, Sent } from './spawnClient';

// Sends requests from a separate process, so that the measured event loop is the server's alone.
const agent = new Agent({ keepAlive: true });
let isStopped = false;
let flooding: Promise<readonly [status: number, count: number][]> | undefined;

function fetchOnce({ port, headers }: ClientOrder, { path, body, type = 'application/json' }: Sent) {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = body === undefined ? headers : { ...headers, 'content-type': type };
  return new Promise<number>((resolve, reject) => {
    const outgoing = httpRequest(
      { port, host: '127.0.0.1', agent, method, path, headers: sent },
      (incoming) => {
        incoming.resume();
        incoming.once('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Sends requests one after the other with pauses, and returns how long each took. */
async function measure(order: ClientOrder & { readonly requests: number }): Promise<ClientAnswer> {
  const times: number[] = [];
  let refused = 0;
  for (let at = 0; at < order.requests; at += 1) {
    const sent = order.sent[at % order.sent.length];
    if (!sent) break;
    const begun = performance.now();
    const status = await fetchOnce(order, sent);
    times.push(performance.now() - begun);
    if (status === 429) refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { times, refused };
}

/** Sends requests in parallel loops without pauses until it is stopped, whatever the server answers. */
async function flood(order: ClientOrder & { readonly loops: number }) {
  const counts = new Map<number, number>();
  const loop = async (_none: unknown, index: number) => {
    const sent = order.sent[index % order.sent.length];
    while (sent && !isStopped) {
      const status = await fetchOnce(order, sent);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: order.loops }, loop));
  return [...counts];
}

process.on('message', (order: ClientOrder | 'stop') => {
  if (order === 'stop') {
    isStopped = true;
    void flooding?.then((counts) => process.send?.({ counts }));
  } else if (order.loops === undefined) void measure(order).then((answer) => process.send?.(answer));
  else {
    isStopped = false;
    flooding = flood(order);
  }
});
