import { type Clock, createApp, type Log, type MailMessage } from '@adlane/api-server';
import { inlineUntrusted } from '@adlane/api-server/untrusted';
import { createPlatformDoubles, doublePlatforms, type PlatformDoubles } from '../platforms';
import { worldFiles } from '../world/worldFiles';
import type { DatabaseHandle } from './ports/createDatabaseHandle';
import { createInlineJobs, type InlineJobs } from './ports/createInlineJobs';
import { createMemoryFiles, type MemoryFiles } from './ports/createMemoryFiles';
import { createMemoryMail } from './ports/createMemoryMail';
import { createTabOutbound, doublesUrl } from './ports/createTabOutbound';
import { tabIds } from './ports/tabIds';
import { tabLog } from './ports/tabLog';
import { tabSecrets } from './ports/tabSecrets';

/** The API, its doubles and its files, as they are between two resets. */
export type TabApi = {
  fetch(request: Request): Promise<Response>;
  readonly files: MemoryFiles;
  readonly doubles: PlatformDoubles;
  readonly jobs: InlineJobs;
  /** Sent emails, the latest last. */
  readonly sentMails: readonly MailMessage[];
};

/**
 * Creates the same Hono app that the Node server runs, over a database in this realm. `clock` is that of all its
 * parts; `storedFiles` are changes of files to begin with. After the handle is closed, it reports no errors.
 */
export function createTabApi(
  { db, isClosed }: DatabaseHandle,
  clock: Clock,
  storedFiles?: MemoryFiles['changed'],
): TabApi {
  const doubles = createPlatformDoubles({ clock });
  const files = createMemoryFiles(worldFiles, storedFiles);
  const mail = createMemoryMail();
  const logError: Log['error'] = (fields, message) => {
    if (!isClosed()) tabLog.error(fields, message);
  };
  const log: Log = { ...tabLog, error: logError };
  const jobs = createInlineJobs((name, error) => log.error({ error }, `The job ${name} failed`));
  const app = createApp({
    serverId: 'tab',
    db,
    clock,
    ids: tabIds,
    files,
    secrets: tabSecrets,
    untrusted: inlineUntrusted,
    outbound: createTabOutbound(doubles),
    jobs,
    log,
    mail,
    inboundMail: { address: null, ownAddresses: [], webhookSecret: null },
    site: {
      publicUrl: () => globalThis.location?.origin ?? doublesUrl,
      frameUrl: () => 'https://frame.adlane.test',
      bannerUrl: () => 'https://banner.adlane.test',
      environment: 'dev',
      errorService: null,
    },
    platforms: doublePlatforms(doublesUrl),
  });
  doubles.stripe.control.deliverTo(async (body, headers) =>
    app.request('/api/v1/webhooks/stripe', { method: 'POST', body, headers }),
  );
  doubles.facebook.control.deliverTo(async (body, headers) =>
    app.request('/api/v1/webhooks/facebook', { method: 'POST', body, headers }),
  );
  return {
    fetch: async (request) => app.fetch(request, { ip: '127.0.0.1' }),
    files,
    doubles,
    jobs,
    sentMails: mail.sent,
  };
}
