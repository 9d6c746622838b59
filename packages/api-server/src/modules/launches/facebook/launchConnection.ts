import { and, eq } from 'drizzle-orm';
import { createGraphClient, type GraphClient } from '../../../connectors/facebook/graphClient';
import { ad_accounts, pages, sources } from '../../../db/schema/sources';
import { inTenant } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { openSourceToken } from '../../sources/access/openSourceToken';
import { sourceOfAccount } from '../../sources/assets/sourceJoins';
import type { LaunchRow } from '../saga/queries';

/** The platform as one launch reaches it. */
export type LaunchConnection = {
  readonly sourceId: number;
  /** `act_…`. */
  readonly accountPath: string;
  readonly currency: string;
  readonly user: GraphClient;
  /** Calls of the page's own, e.g. its lead forms, want the page's token. */
  page(): Promise<GraphClient>;
};

/** Opens the platform for a launch with its source's token. */
export async function connectLaunch(ports: Ports, launch: LaunchRow): Promise<LaunchConnection> {
  const row = await inTenant(ports.db, launch.agency_id, (tx) => readConnection(tx, launch));
  if (!row) throw new Error(`The launch ${launch.id} has no ad account any more.`);
  const { account, source, page } = row;
  const user = createGraphClient(ports, await openSourceToken(ports, source));
  let pageClient: Promise<GraphClient> | undefined;
  const openPage = async () => {
    if (!page) throw new Error(`The launch ${launch.id} has no page.`);
    const token = page.sealed_token
      ? await ports.secrets.decrypt(page.sealed_token)
      : await readPageToken(user, page.external_id);
    return createGraphClient(ports, token);
  };
  return {
    sourceId: source.id,
    accountPath: account.external_id,
    currency: account.currency,
    user,
    page: () => {
      pageClient ??= openPage().catch((error: unknown) => {
        pageClient = undefined;
        throw error;
      });
      return pageClient;
    },
  };
}

async function readConnection(tx: Database, launch: LaunchRow) {
  const [row] = await tx
    .select({ account: ad_accounts, source: sources })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(and(eq(ad_accounts.agency_id, launch.agency_id), eq(ad_accounts.id, launch.ad_account_id)));
  if (!row) return undefined;
  const [page] =
    launch.page_id === null
      ? []
      : await tx
          .select()
          .from(pages)
          .where(and(eq(pages.agency_id, launch.agency_id), eq(pages.id, launch.page_id)));
  return { ...row, page };
}

async function readPageToken(user: GraphClient, pageId: string): Promise<string> {
  const answer = await user({ method: 'GET', path: pageId, params: { fields: 'access_token' } });
  if (typeof answer.access_token !== 'string')
    throw new Error(`Facebook gave no token for the page ${pageId}.`);
  return answer.access_token;
}
