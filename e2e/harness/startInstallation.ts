import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { connectToEmbedded } from '../../apps/server/test/harness/databases/embeddedCluster';
import { spawnServer } from '../../apps/server/test/harness/processes/spawnServer';
import { checkBuild, makeServerFolder } from './serverFolder';

export type Installation = {
  readonly url: string;
  /** Lists the emails to an address that were sent, oldest first. */
  listEmails(to: string): Promise<Email[]>;
  /** Delivers an email to the server as a provider does; returns the status. */
  deliver(email: string): Promise<number>;
  /** Lets emails become due that many minutes earlier, and runs the scheduler. */
  pass(minutes: number): Promise<void>;
  /** Everything the server has printed. */
  output(): string;
  close(): Promise<void>;
};

const inboundSecret = 'k2Vt8Qm4Zx7Lc1Wb9Np3Rd6Hs5Gf0JyA';

/**
 * Starts the output of `npm run build` in production: without accounts, and with answers by email.
 * @param env further settings
 */
export async function startInstallation(env: Readonly<Record<string, string>> = {}): Promise<Installation> {
  checkBuild();
  const { root, dataFolder } = await makeServerFolder();
  const server = spawnServer({
    dataFolder,
    entry: 'build',
    env: {
      NODE_ENV: 'production',
      ADLANE_HOST: '127.0.0.1',
      ADLANE_REPLY_ADDRESS: 'reply@in.adlane.test',
      ADLANE_INBOUND_SECRET: inboundSecret,
      ...env,
    },
  });
  const { urls } = await server.ready;
  const outbox = join(dataFolder, 'outbox');
  return {
    url: urls.dashboard,
    async listEmails(to) {
      const names = await readdir(outbox).catch(() => []);
      const emails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
      );
      return emails
        .filter((email) => email.to?.some(({ address }) => address === to))
        .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
    },
    async deliver(email) {
      const answer = await fetch(`${urls.dashboard}/api/v1/webhooks/email/${inboundSecret}`, {
        method: 'POST',
        headers: { 'content-type': 'message/rfc822' },
        body: email,
      });
      return answer.status;
    },
    async pass(minutes) {
      const database = await connectToEmbedded(dataFolder);
      const earlier = `email_due_at = email_due_at - interval '${minutes} minutes'`;
      await database.query(`update notifications set ${earlier}; update conversations set ${earlier}`);
      const tick = await database.query(
        `insert into jobs.job (name, data, policy, singleton_key)
          values ('scheduler.tick', '{}', 'short', gen_random_uuid()::text) returning id`,
      );
      const findState = () => database.query('select state from jobs.job where id = $1', [tick.rows[0].id]);
      await expect.poll(async () => (await findState()).rows[0].state).toBe('completed');
      await database.end();
    },
    output: () => server.output(),
    async close() {
      await server.end('SIGTERM');
      await rm(root, { recursive: true, force: true });
    },
  };
}
