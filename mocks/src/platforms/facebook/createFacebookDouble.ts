import { Hono, type MiddlewareHandler } from 'hono';
import type { DoubleClock } from '../clock';
import { isRecord } from './checkParameters';
import { facebookDemo } from './demoBusiness';
import { createFacebookControl, type FacebookControl, type Fault } from './facebookControl';
import type { GraphEnv, GraphWorld } from './graphContext';
import { badParameter, GraphFault, rateLimited, tokenGone, unreachable } from './graphFault';
import { readRequest } from './readRequest';
import { adObjectRoutes } from './routes/adObjectRoutes';
import { audienceRoutes } from './routes/audienceRoutes';
import { businessRoutes } from './routes/businessRoutes';
import { campaignEdgeRoutes } from './routes/campaignEdgeRoutes';
import { controlRoutes } from './routes/controlRoutes';
import { mediaRoutes, toHex } from './routes/mediaRoutes';
import { nodeRoutes } from './routes/nodeRoutes';
import { signInRoutes, userRoutes } from './routes/oauthRoutes';
import { pageRoutes } from './routes/pageRoutes';
import { pictureRoutes } from './routes/pictureRoutes';
import { postRoutes } from './routes/postRoutes';
import { previewRoutes } from './routes/previewRoutes';
import { searchRoutes } from './routes/searchRoutes';
import { targetingRoutes } from './routes/targetingRoutes';
import { testLeadRoutes } from './routes/testLeadRoutes';
import { videoRoutes } from './routes/videoRoutes';

export type FacebookDoubleOptions = {
  readonly clock: DoubleClock;
  /**
   * The app that may sign in.
   * @default the demo app
   */
  readonly app?: { readonly id: string; readonly secret: string };
};
export type FacebookDouble = { readonly app: Hono; readonly control: FacebookControl };

/** Versions that Graph answers today; others are refused with code 2635. */
const openVersions = ['v25.0', 'v26.0'];
/** Size of the request log; older requests are dropped. */
const maxStoredRequests = 500;

/**
 * Facebook's Graph and Marketing API with its sign-in dialog, in memory: stateful, and as strict as the original about
 * parameters. Paths are Graph's, version first (`/v26.0/act_1001/campaigns`); switches under `/__control`.
 */
export function createFacebookDouble({
  clock,
  app = facebookDemo.app,
}: FacebookDoubleOptions): FacebookDouble {
  const control = createFacebookControl(clock);
  const world: GraphWorld = { state: control.state, clock };
  const graph = new Hono<GraphEnv>();
  graph.use(receive(control));
  graph.route('/', signInRoutes(world, app));
  graph.use(authenticate(world, app.secret));
  graph.route('/', userRoutes(world));
  graph.route('/', businessRoutes(world));
  graph.route('/', audienceRoutes(world));
  graph.route('/', searchRoutes());
  graph.route('/', targetingRoutes(world));
  graph.route('/', previewRoutes(world));
  graph.route('/', adObjectRoutes(world));
  graph.route('/', campaignEdgeRoutes(world));
  graph.route('/', mediaRoutes(world));
  graph.route('/', videoRoutes(world));
  graph.route('/', pageRoutes(world));
  graph.route('/', postRoutes(world));
  graph.route('/', testLeadRoutes(world, control));
  graph.route('/', nodeRoutes(world));
  graph.notFound(() => answerFault(unreachable('')));
  graph.onError((error) => answerFault(error));

  const root = new Hono();
  root.route('/__control', controlRoutes(control));
  root.route('/', pictureRoutes());
  for (const version of openVersions) root.route(`/${version}`, graph);
  root.all('*', (call) => {
    const closed = /^\/?(v\d+\.\d+)\//.exec(call.req.path.replace(/^.*?(?=\/v\d)/, ''))?.[1];
    return answerFault(
      closed === undefined
        ? unreachable(call.req.path)
        : new GraphFault({
            message: `(#2635) The version ${closed} is closed.`,
            type: 'OAuthException',
            code: 2635,
          }),
    );
  });
  return { app: root, control };
}

function answerFault(error: Error): Response {
  const fault =
    error instanceof GraphFault
      ? error
      : new GraphFault({ message: `The double failed: ${error.message}`, code: 1 }, 500);
  const trace = `A${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  return Response.json(
    { error: { type: 'OAuthException', ...fault.error, fbtrace_id: trace } },
    { status: fault.status, headers: { ...fault.headers } },
  );
}

/** Reads and records every request, and applies the faults that are due. */
function receive(control: FacebookControl): MiddlewareHandler<GraphEnv> {
  return async (call, next) => {
    const { params, files, token } = await readRequest(call.req.raw);
    const { appsecret_proof: proof, ...visible } = params;
    call.set('params', { ...visible, ...(proof === undefined ? {} : { appsecret_proof: proof }) });
    call.set('files', files);
    call.set('token', { value: token ?? '', userId: '', pageId: null, isRevoked: true });
    const sizes = Object.fromEntries(
      files.map((file) => [file.field, `${file.name} (${file.bytes.length} bytes)`]),
    );
    const record = {
      method: call.req.method,
      path: call.req.path,
      params: { ...visible, ...sizes },
      status: 0,
    };
    control.state.requests.push(record);
    if (control.state.requests.length > maxStoredRequests) control.state.requests.shift();
    const fault = control.takeFault(record.method, record.path);
    const answer = await before(fault, record.path);
    if (answer) call.res = answer;
    else await next();
    if (call.error) call.res = answerFault(call.error);
    record.status = call.res.status;
    if (fault?.kind === 'drop') {
      call.res = new Response(destroyConnection(call.env) ? null : brokenBody(), { status: 200 });
    }
  };
}

async function before(fault: Fault | undefined, path: string): Promise<Response | undefined> {
  switch (fault?.kind) {
    case undefined:
    case 'drop':
      return undefined;
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return undefined;
    case 'hold':
      await fault.released;
      return undefined;
    case 'error':
      return answerFault(new GraphFault(fault.error, fault.status));
    case 'rateLimit':
      return answerFault(rateLimited(/act_(\d+)/.exec(path)?.[1] ?? '0', fault.minutes));
  }
}

/** In Node the socket is closed under the caller; elsewhere (false) a broken body does the same. */
function destroyConnection(env: unknown): boolean {
  const incoming = isRecord(env) ? env.incoming : undefined;
  const socket = isRecord(incoming) ? incoming.socket : undefined;
  if (!isRecord(socket) || typeof socket.destroy !== 'function') return false;
  socket.destroy();
  return true;
}

function brokenBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.error(new TypeError('The connection was closed.')),
  });
}

function authenticate({ state }: GraphWorld, secret: string): MiddlewareHandler<GraphEnv> {
  return async (call, next) => {
    const value = call.get('token').value;
    const token = state.tokens.find((candidate) => candidate.value === value);
    if (!token) throw tokenGone(value === '' ? 458 : 463);
    if (token.isRevoked) throw tokenGone();
    const { appsecret_proof: proof, ...params } = call.get('params');
    if (proof !== undefined && proof !== (await computeProof(value, secret))) {
      throw badParameter('Invalid appsecret_proof provided in the API argument', 'appsecret_proof');
    }
    call.set('params', params);
    call.set('token', token);
    await next();
  };
}

async function computeProof(token: string, secret: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return toHex(await crypto.subtle.sign('HMAC', key, text.encode(token)));
}
