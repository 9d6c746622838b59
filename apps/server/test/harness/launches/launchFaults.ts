import type { Outbound } from '@adlane/api-server';

/** What can happen to one request of a launch. */
export type RequestFault =
  /** The server is killed before the request arrives. */
  | 'killed before it arrives'
  /** The server is killed after the request took effect. */
  | 'killed after it took effect'
  /** The request takes effect, its answer does not arrive. */
  | 'answer lost'
  /** The network delivers the request twice. */
  | 'delivered twice'
  /** The request arrives only after another worker has finished the launch. */
  | 'delivered late'
  /** The platform answers 500 and does nothing. */
  | 'answered 500'
  /** The platform answers 500 although the request took effect. */
  | 'answered 500 after it took effect'
  /** The platform limits the rate. */
  | 'answered 429'
  /** The platform refuses the request for good. */
  | 'refused';

/** What else can happen to a request on its way. */
export type NetworkFault =
  | RequestFault
  /** The connection breaks before the request arrives. */
  | 'not delivered'
  /** A page answers in place of the platform: a proxy, a sign-in of the network. */
  | 'answered with a page';

/** Every fault that a launch survives; after a refusal it rolls back instead. */
export const survivedFaults = [
  'killed before it arrives',
  'killed after it took effect',
  'answer lost',
  'delivered twice',
  'delivered late',
  'answered 500',
  'answered 500 after it took effect',
  'answered 429',
] as const satisfies readonly RequestFault[];

/** Answers in which each platform refuses a request for good. */
const refusals = {
  facebook: { error: { message: 'Invalid parameter', type: 'OAuthException', code: 100 } },
  google: {
    error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' },
  },
} as const;

/** Creates the connection of a server whose request number `at` (from 0) meets a fault. */
export function createFaultyOutbound(
  outbound: Outbound,
  { platform, fault, at }: { platform: keyof typeof refusals; fault: NetworkFault; at: number },
) {
  const never = new Promise<never>(() => undefined);
  const requests: string[] = [];
  let die: () => void = () => undefined;
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const meet: Record<NetworkFault, (send: () => Promise<Response>) => Promise<Response>> = {
    'killed before it arrives': () => {
      die();
      return never;
    },
    'killed after it took effect': async (send) => {
      await (await send()).text();
      die();
      return never;
    },
    'answer lost': async (send) => {
      await (await send()).text();
      throw new TypeError('fetch failed');
    },
    'delivered twice': async (send) => {
      const answer = await send();
      await (await send()).text();
      return answer;
    },
    'delivered late': async (send) => {
      die();
      await delivery;
      return send();
    },
    'answered 500': async () => new Response('<h1>Server error</h1>', { status: 500 }),
    'answered 500 after it took effect': async (send) => {
      await (await send()).text();
      return new Response('<h1>Server error</h1>', { status: 500 });
    },
    'answered 429': async () => new Response('Too many requests', { status: 429 }),
    'not delivered': async () => {
      throw new TypeError('fetch failed');
    },
    'answered with a page': async () => new Response('<h1>Welcome</h1>'),
    refused: async () => Response.json(refusals[platform], { status: 400 }),
  };
  const faulty: Outbound = {
    fetch(url, init) {
      const send = () => outbound.fetch(url, init);
      requests.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}`);
      return requests.length - 1 === at ? meet[fault](send) : send();
    },
  };
  return {
    outbound: faulty,
    /** The requests so far. */
    requests,
    /** Resolves once the server is gone. */
    died,
    /** Delivers the late request. */
    deliver,
  };
}
