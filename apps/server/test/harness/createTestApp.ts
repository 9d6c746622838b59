import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp, type MailMessage, type Ports } from '@adlane/api-server';
import { demoLogins, worldNow } from '@adlane/mocks/world';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDiskFiles } from '../../src/ports/diskFiles';
import { createInlineJobs, type InlineJobs } from '../../src/ports/inlineJobs';
import { nodeIds } from '../../src/ports/nodeIds';
import { createNodeOutbound } from '../../src/ports/nodeOutbound';
import { createNodeSecrets } from '../../src/ports/nodeSecrets';
import { createWorkerPool } from '../../src/ports/untrusted/createWorkerPool';
import { listen } from '../../src/web/listen';
import { borrowDatabase } from './databases/testDatabases';
import { testEncryptionKey, testScryptCost, testSite } from './testConstants';
import { createTestFiles } from './testFiles';
import { lookupOffline, unreachablePlatforms } from './unreachablePlatforms';

export type Role = (typeof demoLogins)[number]['role'];

/** The clock of a test, which only moves when told to: sleeping moves it without a wait. */
export type TestClock = Ports['clock'] & { set(instant: Date): void; advance(milliseconds: number): void };

export type LogLine = {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: object;
};

export type TestApp = {
  readonly app: ReturnType<typeof createApp>;
  /** Calls the API in this process; `body` is sent as JSON. */
  request(path: string, init?: TestRequest): Promise<Response>;
  /** Signs in a demo user and returns the bearer token, which `request` accepts as `token`. */
  as(role: Role): Promise<string>;
  /** Bound by row-level security, like requests. */
  readonly appPool: pg.Pool;
  /** Owner of the tables, who sees everything. */
  readonly ownerPool: pg.Pool;
  readonly clock: TestClock;
  readonly jobs: InlineJobs;
  readonly ports: Ports;
  /** Folder of the files port. */
  readonly filesFolder: string;
  readonly logLines: LogLine[];
  /** Sent emails, latest last; await `jobs.settle()` first. */
  readonly mails: MailMessage[];
  /**
   * Saves rows, files and time. Returns a function that restores them once all jobs have run; sequences go on, so no id
   * is used twice.
   */
  saveState(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type TestRequest = Omit<RequestInit, 'body'> & {
  readonly token?: string;
  readonly body?: unknown;
  /** The caller's address. */
  readonly ip?: string;
};

export type TestAppOptions = {
  /**
   * Initial time of the clock.
   * @default the seeded world's time
   */
  readonly now?: Date;
  /** Ports that replace the real ones, for example `platforms` of a double. */
  readonly ports?: Partial<Ports>;
  /** Local origins that the outbound port may call, for example a double's. */
  readonly allowedOrigins?: readonly string[];
  /**
   * Opens new connections, on which no earlier test has prepared and planned statements.
   * @default false
   */
  readonly hasNewConnections?: boolean;
};

function createTestClock(start: Date): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    async sleep(milliseconds) {
      now += milliseconds;
      // Lets others go on, as a real sleep does.
      await new Promise((resolve) => setImmediate(resolve));
    },
    set(instant) {
      now = instant.getTime();
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

function createTestLog(lines: LogLine[]): Ports['log'] {
  const write = (level: LogLine['level']) => (fields: object, message: string) => {
    lines.push({ level, message, fields });
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

function toRequestInit({ token, body, headers, ip: _ip, ...rest }: TestRequest): RequestInit {
  const all = new Headers(headers);
  if (token !== undefined) all.set('authorization', `Bearer ${token}`);
  if (body === undefined) return { ...rest, headers: all };
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
  if (!isRaw || (typeof body === 'string' && !all.has('content-type')))
    all.set('content-type', 'application/json');
  return { ...rest, headers: all, body: isRaw ? (body as BodyInit) : JSON.stringify(body) };
}

/** Returns a function that calls an API in this process. */
export function createRequest(app: TestApp['app']): TestApp['request'] {
  return async (path, init = {}) =>
    app.request(path, toRequestInit(init), init.ip === undefined ? undefined : { ip: init.ip });
}

function asRole(request: TestApp['request']): TestApp['as'] {
  return async (role) => {
    const login = demoLogins.find((candidate) => candidate.role === role);
    if (!login) throw new Error(`The seeded world has no login for the role ${role}.`);
    const { email, password } = login;
    const answer = await request('/api/v1/login', { method: 'POST', body: { email, password } });
    if (!answer.ok)
      throw new Error(`Signing in as ${email} answered ${answer.status}: ${await answer.text()}`);
    const { access_token: token }: { access_token: string } = await answer.json();
    return token;
  };
}

/**
 * Creates the API on a separate database with the seeded world, and production ports: files on
 * disk, real hashes and encryption (at the cheapest cost), checked outbound calls. Jobs run in this process;
 * await `jobs.settle()` to see their effects.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [database, files] = await Promise.all([
    borrowDatabase(options.hasNewConnections ?? false),
    createTestFiles(inject('testCluster').seededFiles),
  ]);
  const { db, appPool, ownerPool } = database;
  const clock = createTestClock(options.now ?? worldNow);
  const jobs = createInlineJobs();
  const logLines: LogLine[] = [];
  const log = createTestLog(logLines);
  const outbound = createNodeOutbound({
    allowedOrigins: options.allowedOrigins ?? [],
    log,
    lookup: lookupOffline,
  });
  const untrusted = createWorkerPool({
    entry: pathToFileURL(join(dirname(inject('testedServer')), 'untrustedWorker.js')),
  });
  const mails: MailMessage[] = [];
  const mail: Ports['mail'] = {
    async send(message) {
      mails.push(message);
      return 'sent';
    },
  };
  const ports: Ports = {
    serverId: 'test-server',
    db,
    clock,
    ids: nodeIds,
    secrets: createNodeSecrets([testEncryptionKey], testScryptCost),
    untrusted,
    outbound,
    jobs,
    log,
    mail,
    inboundMail: { address: null, ownAddresses: [], webhookSecret: null },
    site: testSite('dev'),
    platforms: unreachablePlatforms,
    ...options.ports,
    files: files.watch(options.ports?.files ?? createDiskFiles(files.folder)),
  };
  const app = createApp(ports);
  const request = createRequest(app);
  return {
    app,
    request,
    as: asRole(request),
    appPool,
    ownerPool,
    clock,
    jobs,
    ports,
    filesFolder: files.folder,
    logLines,
    mails,
    async saveState() {
      const restoreRows = await database.saveRows();
      const restoreFiles = await files.save();
      const now = clock.now();
      return async () => {
        await jobs.settle().catch(() => undefined);
        await restoreRows();
        await restoreFiles();
        clock.set(now);
      };
    },
    async close() {
      await jobs.settle().catch(() => undefined);
      await outbound.close();
      await untrusted.stop();
      await database.giveBack();
      await files.remove();
    },
  };
}

export type ListeningTestApp = TestApp & {
  /** `http://127.0.0.1:<port>`. */
  readonly baseUrl: string;
};

/** Creates the API on a real port, for tests with sockets, streams or another HTTP client. */
export async function createListeningTestApp(options: TestAppOptions = {}): Promise<ListeningTestApp> {
  const test = await createTestApp(options);
  const fetch = (request: Request) => test.app.fetch(request, { ip: '127.0.0.1' });
  const listener = await listen(fetch, { host: '127.0.0.1', port: 0, variable: 'no variable' });
  return {
    ...test,
    baseUrl: `http://127.0.0.1:${listener.port}`,
    async close() {
      await listener.close(0);
      await test.close();
    },
  };
}
