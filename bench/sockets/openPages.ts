import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startSocket } from '../../packages/widget-core/src/socket/startSocket';

type Session = { readonly gleapId: string; readonly gleapHash: string };
type Answer = { readonly status: number; readonly body: unknown };
type Options = { readonly base: string; readonly socketPath: string; readonly sdkKey: string };

export type Pages = {
  /** Opens pages of this many more visitors, each at another address. */
  open(visitors: number, pagesPerVisitor: number): Promise<void>;
  countOpen(): number;
  /** Lists when sockets were tried since an instant of `performance.now()`, and how requests were answered. */
  listSince(instant: number): {
    readonly attempts: readonly number[];
    readonly answers: Readonly<Record<string, number>>;
  };
  close(): void;
};

/** Opens pages with the widget's own realtime connection, without the rest of the widget. */
export function openPages({ base, socketPath, sdkKey }: Options): Pages {
  // The process may open only so many files: requests share connections, as sockets cannot.
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const stops: (() => void)[] = [];
  const attempts: number[] = [];
  const statuses: { readonly at: number; readonly status: number }[] = [];
  let open = 0;

  function post(ip: string, path: string, body: unknown, session?: Session): Promise<Answer> {
    const proof = session && { 'gleap-id': session.gleapId, 'gleap-hash': session.gleapHash };
    const headers = {
      'content-type': 'application/json',
      'api-token': sdkKey,
      'x-forwarded-for': ip,
      ...proof,
    };
    return new Promise((resolve) => {
      const sent = request(`${base}/sdk${path}`, { method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          statuses.push({ at: performance.now(), status });
          resolve({ status, body: status < 300 ? JSON.parse(text) : {} });
        });
      });
      sent.on('error', () => resolve({ status: 0, body: {} }));
      sent.end(JSON.stringify(body));
    });
  }

  /** Starts a visitor's session, later if the server has no time for it. */
  async function startSession(ip: string): Promise<Session> {
    const answer = await post(ip, '/sessions', {});
    if (answer.status === 200 || answer.status === 201) return answer.body as Session;
    await sleep(1000);
    return startSession(ip);
  }

  /** Returns the WebSocket of a page at this address. */
  const socketAt = (ip: string) =>
    class extends WebSocket {
      constructor(url: string) {
        super(url, { headers: { 'x-forwarded-for': ip }, perMessageDeflate: false });
        attempts.push(performance.now());
        this.on('error', () => undefined);
        this.on('open', () => {
          open += 1;
          this.on('close', () => {
            open -= 1;
          });
        });
      }
    };

  async function openVisitor(index: number, pages: number): Promise<void> {
    const ip = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const session = await startSession(ip);
    for (let page = 0; page < pages; page += 1) openPage(ip, session);
  }

  function openPage(ip: string, session: Session): void {
    const window = { WebSocket: socketAt(ip) } as unknown as Parameters<
      typeof startSocket
    >[0]['scope']['window'];
    const stop = startSocket({
      scope: {
        window,
        clock: {
          now: Date.now,
          after(ms, run) {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
          },
          every(ms, run) {
            const timer = setInterval(run, ms);
            return () => clearInterval(timer);
          },
        },
        guard: { wrap: (run) => run, detach: () => undefined },
      },
      sdkKey,
      wsApiUrl: () => `${base.replace('http', 'ws')}${socketPath}`,
      session: { current: () => session, subscribe: () => undefined },
      api: ({ path, body }) => post(ip, path, body, session),
      sessionSeconds: () => 60,
      isOpen: () => false,
      onUpdate: () => undefined,
    });
    stops.push(stop);
  }

  let known = 0;
  return {
    async open(visitors, pagesPerVisitor) {
      const indexes = Array.from({ length: visitors }, (_, index) => known + index);
      known += visitors;
      await Promise.all(indexes.map((index) => openVisitor(index, pagesPerVisitor)));
    },
    countOpen: () => open,
    listSince(instant) {
      const answers: Record<string, number> = {};
      for (const { at, status } of statuses) if (at >= instant) answers[status] = (answers[status] ?? 0) + 1;
      return { attempts: attempts.filter((at) => at >= instant), answers };
    },
    close() {
      for (const stop of stops) stop();
      agent.destroy();
    },
  };
}
