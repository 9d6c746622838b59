import type { IncomingMessage } from 'node:http';
import { createPlatformDoubles } from '@adlane/mocks/platforms';
import { listen } from '../../../src/web/listen';
import { repeatUntil } from './repeatUntil';
import type { ArmedFault, DoublesAnswer, DoublesRequest } from './spawnDoubles';

// The platforms as a process that outlives the server: `spawnDoubles` starts it and speaks to it over IPC.

type Send = () => Promise<Response>;

const doubles = createPlatformDoubles({ clock: { now: () => new Date() } });
let armed: ArmedFault | undefined;
let writes: string[] = [];
/** A request that the network still holds. */
let late: Send | undefined;

/** Returns whether a request changes something on the platform. */
function isWrite({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith('/facebook/v') ? method !== 'GET' : pathname.endsWith(':mutate');
}

async function deliver(): Promise<void> {
  const send = late;
  late = undefined;
  await (await send?.())?.text();
}

/** Kills the server, so that no answer reaches it. */
function kill({ pid }: ArmedFault): Response {
  process.kill(pid, 'SIGKILL');
  return new Response(null);
}

const refusals = {
  facebook: { error: { message: 'Invalid parameter', type: 'OAuthException', code: 100 } },
  google: {
    error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' },
  },
};

/** Each platform's way to limit the rate for about a second. */
function limitRate(platform: ArmedFault['platform']): Response {
  if (platform === 'facebook') {
    const error = { message: '(#80004) Too many calls', type: 'OAuthException', code: 80004 };
    const usage = { 1001: [{ type: 'ads_management', estimated_time_to_regain_access: 1 / 60 }] };
    const headers = { 'X-Business-Use-Case-Usage': JSON.stringify(usage) };
    return Response.json({ error }, { status: 400, headers });
  }
  const details = { quotaErrorDetails: { retryDelay: '1s' } };
  const errors = [{ errorCode: { quotaError: 'RESOURCE_TEMPORARILY_EXHAUSTED' }, message: 'Wait', details }];
  const type = 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure';
  const error = { code: 429, status: 'RESOURCE_EXHAUSTED', details: [{ '@type': type, errors }] };
  return Response.json({ error }, { status: 429 });
}

const serverError = () => new Response('<h1>Server error</h1>', { status: 500 });
const meet: Record<ArmedFault['fault'], (send: Send, fault: ArmedFault, socket: () => void) => unknown> = {
  'killed before it arrives': (_send, fault) => kill(fault),
  'killed after it took effect': async (send, fault) => {
    await (await send()).text();
    return kill(fault);
  },
  'delivered late': (send, fault) => {
    late = send;
    return kill(fault);
  },
  'answer lost': async (send, _fault, cut) => {
    await (await send()).text();
    cut();
    return new Response(null);
  },
  'delivered twice': async (send) => {
    const answer = await send();
    await (await send()).text();
    return answer;
  },
  'answered 500': serverError,
  'answered 500 after it took effect': async (send) => {
    await (await send()).text();
    return serverError();
  },
  'answered 429': (_send, { platform }) => limitRate(platform),
  refused: (_send, { platform }) => Response.json(refusals[platform], { status: 400 }),
};

async function answer(request: Request, env: unknown): Promise<Response> {
  const { method, url, headers } = request;
  const body = method === 'GET' ? undefined : await request.arrayBuffer();
  const send: Send = async () =>
    doubles.app.fetch(new Request(url, { method, headers, ...(body && { body }) }), env as object);
  if (!isWrite(request)) return send();
  writes.push(`${method} ${new URL(url).pathname}`);
  const cut = () => (env as { readonly incoming: IncomingMessage }).incoming.socket.destroy();
  if (armed && writes.length - 1 === armed.at) return (await meet[armed.fault](send, armed, cut)) as Response;
  const answered = await send();
  // The successor has searched, found nothing and sent its own request: the worst time to be late.
  await deliver();
  return answered;
}

let receiver = '';
/** As Stripe, which repeats an event for days. */
doubles.stripe.control.deliverTo((body, headers) =>
  repeatUntil(
    async () => {
      const answer = await fetch(receiver, { method: 'POST', body, headers }).catch(() => undefined);
      return answer?.ok === true ? answer : undefined;
    },
    () => `an event of Stripe at ${receiver}`,
  ),
);

async function handle(request: DoublesRequest): Promise<DoublesAnswer> {
  if (request.do === 'restore') doubles.restore(request.state);
  if (request.do === 'restore' || request.do === 'arm') {
    writes = [];
    armed = request.do === 'arm' ? request.fault : undefined;
  }
  if (request.do === 'deliver events') receiver = request.to;
  if (request.do === 'deliver') await deliver();
  return { writes, state: doubles.dump() };
}

const listener = await listen(answer, { host: '127.0.0.1', port: 0, variable: 'no variable' });
process.on('message', (request: DoublesRequest) => {
  void handle(request).then((answered) => process.send?.(answered));
});
process.on('disconnect', () => process.exit());
process.send?.({ port: listener.port });
