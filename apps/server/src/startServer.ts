import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createApp,
  inviteFirstOperator,
  type Log,
  type PlatformSettings,
  type Ports,
  reclaimLaunches,
  reclaimRequests,
  resumeImports,
  resumeLaunches,
} from '@adlane/api-server';
import type { DemoLogin } from '@adlane/mocks/world';
import type pg from 'pg';
import { explainDamage } from './backup/explainDamage';
import { startSnapshots } from './backup/snapshots';
import { type Cleanup, createCleanup } from './cleanup';
import { claimDataFolder, type OpenDatabase, openDatabase } from './database/openDatabase';
import { pooledDrizzle } from './database/pooledDrizzle';
import type { Environment } from './environment';
import { claimServerId } from './folder/claimServerId';
import { makeDataFolder } from './folder/makeDataFolder';
import { loadSecrets, type ServerSecrets } from './folder/storedSecrets';
import { checkKeys } from './keys/checkKeys';
import { needsDoubles, platformOrigins, realPlatforms } from './platformSettings';
import { createFiles } from './ports/createFiles';
import { createInboundMail } from './ports/createInboundMail';
import { createMail } from './ports/createMail';
import { createSite, type OpenedSite } from './ports/createSite';
import { nodeClock } from './ports/nodeClock';
import { nodeIds } from './ports/nodeIds';
import { createNodeOutbound } from './ports/nodeOutbound';
import { createNodeSecrets } from './ports/nodeSecrets';
import { createQueuedJobs, type QueuedJobs } from './ports/queuedJobs';
import { createWorkerPool } from './ports/untrusted/createWorkerPool';
import { findWorkerEntry } from './ports/untrusted/findWorkerEntry';
import { startScheduler } from './startScheduler';
import { createOrigins, type Origins } from './web/createOrigins';
import { type DashboardConfig, listExternalLinks } from './web/dashboardPage';
import { healthRoutes } from './web/healthRoutes';
import { listen, type UpgradeHandler } from './web/listen';
import { listPaymentOrigins } from './web/listPaymentOrigins';
import { openLive } from './web/openLive';

/** Time for requests and jobs in flight to end when the server stops. */
const graceMs = 10_000;
/** Both `src/startServer.ts` and `dist/server.js` are two levels below `apps`. */
const appsFolder = fileURLToPath(new URL('../../', import.meta.url));

export type ServerUrls = {
  readonly dashboard: string;
  readonly frame: string;
  readonly banner: string;
  readonly demo?: string;
  readonly doubles?: string;
};

export type RunningServer = {
  readonly urls: ServerUrls;
  /** Platforms are simulated on this machine; nothing is published and nothing is charged. */
  readonly usesDoubles: boolean;
  /** Logins of the demo world. */
  readonly demoLogins: readonly DemoLogin[];
  /** Stops requests, jobs, connections and PostgreSQL, in this order. */
  stop(): Promise<void>;
};

type Context = { readonly environment: Environment; readonly log: Log; readonly cleanup: Cleanup };

async function openPlatforms({ environment, log, cleanup }: Context) {
  if (!needsDoubles(environment)) return { platforms: realPlatforms(environment), doublesUrl: undefined };
  const { servePlatformDoubles } = await import('./demo/servePlatformDoubles');
  const doubles = await servePlatformDoubles({
    host: environment.host,
    port: environment.ADLANE_DOUBLES_PORT,
    stateFile: join(environment.dataFolder, 'doubles.state'),
  });
  cleanup.add('platform doubles', doubles.stop);
  log.warn({ url: doubles.url }, 'No platform credentials set: using simulated ad platforms');
  return { platforms: doubles.platforms, doublesUrl: doubles.url };
}

/** Seeds the demo world outside production and returns its logins. */
async function seedOutsideProduction(
  ownerPool: pg.Pool,
  ports: Ports,
  isProduction: boolean,
): Promise<readonly DemoLogin[]> {
  if (isProduction) return [];
  const { seedDemoWorld } = await import('./demo/seedDemoWorld');
  return seedDemoWorld(ownerPool, ports);
}

type PortsContext = Context & {
  readonly database: OpenDatabase;
  readonly secrets: ServerSecrets;
  readonly platforms: PlatformSettings;
  readonly serverId: string;
};

function createPorts(
  context: PortsContext,
): Ports & { readonly jobs: QueuedJobs; readonly site: OpenedSite } {
  const { environment, log, cleanup, database, secrets, platforms, serverId } = context;
  const outbound = createNodeOutbound({ allowedOrigins: platformOrigins(platforms), log });
  cleanup.add('outbound connections', outbound.close);
  const untrusted = createWorkerPool({ entry: findWorkerEntry() });
  cleanup.add('workers', untrusted.stop);
  return {
    serverId,
    db: pooledDrizzle(database.appPool),
    clock: nodeClock,
    ids: nodeIds,
    files: createFiles(environment, log),
    secrets: createNodeSecrets(secrets.encryptionKeys),
    untrusted,
    outbound,
    jobs: createQueuedJobs({ pool: database.ownerPool, log, isOnlyProcess: database.isEmbedded }),
    log,
    mail: createMail({
      smtpUrl: environment.ADLANE_SMTP_URL,
      from: environment.ADLANE_MAIL_FROM,
      outboxFolder: join(environment.dataFolder, 'outbox'),
      isListed: !environment.isProduction,
    }),
    inboundMail: createInboundMail(environment, log),
    site: createSite(environment),
    platforms,
  };
}

type WidgetUrls = { readonly dashboard: string; readonly frame: string; readonly banner: string };

/** The demo page expects the widget's parts on their usual ports unless its URL says otherwise. */
function demoUrl(origin: string, { dashboard, frame, banner }: WidgetUrls): string {
  const isUsual = [dashboard, frame, banner].every((url, at) => url === `http://localhost:${4300 + at}`);
  return isUsual ? origin : `${origin}/?${new URLSearchParams({ api: dashboard, frame, banner })}`;
}

async function listenOnAll(
  { environment, cleanup }: Context,
  origins: Origins,
  upgrade: UpgradeHandler,
): Promise<ServerUrls> {
  const { host } = environment;
  const open = async (origin: keyof Origins, port: number, variable: string) => {
    const sockets = origin === 'main' ? { upgrade } : {};
    const listener = await listen(origins[origin].fetch, { host, port, variable, ...sockets });
    cleanup.add(`${origin} origin`, () => listener.close(graceMs));
    return `http://localhost:${listener.port}`;
  };
  const frame = await open('frame', environment.ADLANE_FRAME_PORT, 'ADLANE_FRAME_PORT');
  const banner = await open('banner', environment.ADLANE_BANNER_PORT, 'ADLANE_BANNER_PORT');
  const demo = environment.isProduction
    ? undefined
    : await open('demo', environment.ADLANE_DEMO_PORT, 'ADLANE_DEMO_PORT');
  const dashboard = await open('main', environment.ADLANE_PORT, 'ADLANE_PORT');
  return {
    dashboard: environment.ADLANE_PUBLIC_URL ?? dashboard,
    frame: environment.ADLANE_FRAME_URL ?? frame,
    banner: environment.ADLANE_BANNER_URL ?? banner,
    ...(demo === undefined ? {} : { demo: demoUrl(demo, { dashboard, frame, banner }) }),
  };
}

/** A new installation has no account: its first operator signs in through an emailed link. */
async function inviteOperator({ environment, log }: Context, ports: Ports): Promise<void> {
  const { ADLANE_OPERATOR_EMAIL: email, ADLANE_SMTP_URL: smtp } = environment;
  if (email === undefined || !(await inviteFirstOperator(ports, email))) return;
  const where = smtp === undefined ? `in ${join(environment.dataFolder, 'outbox')}` : 'on its way';
  log.info({}, `Invited the first operator; the email is ${where}`);
}

/** The demo's project monitors the demo. */
async function findDemoKey(logins: readonly DemoLogin[]): Promise<string | undefined> {
  return logins.length > 0 ? (await import('@adlane/mocks/world')).demoSdkKey : undefined;
}

async function assemble(context: Context): Promise<Omit<RunningServer, 'stop'>> {
  const { environment, log, cleanup } = context;
  await makeDataFolder(environment.dataFolder);
  await claimDataFolder(environment, log, cleanup);
  const server = await claimServerId(environment.dataFolder);
  cleanup.add('server id', server.release);
  const secrets = await loadSecrets(environment.dataFolder, {
    secret: environment.ADLANE_SECRET,
    previous: environment.ADLANE_PREVIOUS_SECRETS.split(',').filter(Boolean),
  });
  const database = await openDatabase({ environment, secrets, log, cleanup }).catch(
    async (error: unknown) => {
      throw await explainDamage(error, environment.dataFolder);
    },
  );
  await checkKeys(database.ownerPool, createNodeSecrets(secrets.encryptionKeys));
  if (database.isEmbedded && environment.ADLANE_SNAPSHOT_HOURS > 0) {
    const { dataFolder, ADLANE_SNAPSHOT_HOURS: hours } = environment;
    cleanup.add('snapshots', startSnapshots({ ownerUrl: database.ownerUrl, dataFolder, hours, log }));
  }
  const { platforms, doublesUrl } = await openPlatforms(context);
  const ports = createPorts({ ...context, database, secrets, platforms, serverId: server.id });
  const demoLogins = await seedOutsideProduction(database.ownerPool, ports, environment.isProduction);
  if (doublesUrl !== undefined && demoLogins.length > 0) {
    const { addDemoAds } = await import('./demo/addDemoAds');
    await addDemoAds(database.ownerPool, doublesUrl);
    const { addDemoInvoices } = await import('./demo/addDemoInvoices');
    await addDemoInvoices(database.ownerPool, doublesUrl);
  }
  const api = createApp(ports);
  // The data folder of an own database is locked: whichever server had a lease there is dead.
  const reclaim = { isOnlyServer: database.isEmbedded };
  await reclaimLaunches(ports, reclaim);
  await reclaimRequests(ports, reclaim);
  await ports.jobs.start();
  cleanup.add('jobs', () => ports.jobs.stop(graceMs));
  cleanup.add('scheduler', startScheduler(ports));
  const resumed = await resumeLaunches(ports);
  if (resumed > 0) log.info({ launches: resumed }, 'Resumed interrupted launches');
  const imports = await resumeImports(ports);
  if (imports > 0) log.info({ imports }, 'Resumed interrupted imports');
  let isStopping = false;
  const usesDoubles = doublesUrl !== undefined;
  const links = listExternalLinks(environment);
  let dashboardConfig: DashboardConfig = { usesDoubles, links };
  const health = healthRoutes({
    pool: database.appPool,
    dataFolder: environment.dataFolder,
    isStopping: () => isStopping,
  });
  const origins = createOrigins({
    api,
    health,
    log,
    appsFolder,
    trustedProxies: environment.ADLANE_TRUSTED_PROXIES,
    connectOrigins: ports.site.errorService ? [new URL(ports.site.errorService.url).origin] : [],
    paymentOrigins: listPaymentOrigins(ports.platforms.stripe),
    crmOrigins: environment.GHL_FRAME_ORIGINS,
    isHttpsOnly: environment.isProduction && environment.ADLANE_PUBLIC_URL?.startsWith('https:') === true,
    dashboardConfig: () => dashboardConfig,
  });
  const live = openLive({
    ports,
    // Bypasses a pooler, which has no session for LISTEN.
    connection: database.ownerPool.options,
    trustedProxies: environment.ADLANE_TRUSTED_PROXIES,
    log,
    cleanup,
  });
  const urls = await listenOnAll(context, origins, live.upgrade);
  // Ended before the listeners, which wait for their connections.
  cleanup.add('live connections', live.stop);
  ports.site.opened(urls);
  if (doublesUrl !== undefined) {
    const { deliverPlatformEvents } = await import('./demo/deliverPlatformEvents');
    await deliverPlatformEvents(doublesUrl, urls.dashboard);
  }
  await inviteOperator(context, ports);
  const sdkKey = environment.ADLANE_FEEDBACK_KEY ?? (await findDemoKey(demoLogins));
  if (sdkKey !== undefined) {
    const widget = { sdkKey, frameUrl: urls.frame, bannerUrl: urls.banner };
    dashboardConfig = { usesDoubles, links, widget };
  }
  cleanup.add('readiness', () => {
    isStopping = true;
  });
  return {
    urls: { ...urls, ...(doublesUrl === undefined ? {} : { doubles: doublesUrl }) },
    usesDoubles,
    demoLogins,
  };
}

/** Starts every component; when one fails, the started ones are stopped again and the error is thrown. */
export async function startServer(environment: Environment, log: Log): Promise<RunningServer> {
  const cleanup = createCleanup(log);
  try {
    return { ...(await assemble({ environment, log, cleanup })), stop: cleanup.run };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
