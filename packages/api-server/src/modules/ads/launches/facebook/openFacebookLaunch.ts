import { and, eq } from 'drizzle-orm';
import { createGraphClient, type GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { readPageToken } from '../../../../connectors/facebook/readPageToken';
import { ad_accounts, pages, sources } from '../../../../db/schema/ads/sources';
import { inTenant } from '../../../../db/tenant';
import type { Database, Ports } from '../../../../ports';
import { openSourceToken } from '../../sources/access/openSourceToken';
import { sourceOfAccount } from '../../sources/assets/sourceJoins';
import type { LaunchRow, LaunchStepRow } from '../saga/queries';

/** Facebook as one launch reaches it. */
export type FacebookLaunch = {
  readonly ports: Ports;
  readonly launch: LaunchRow;
  readonly sourceId: number;
  /** `act_…`. */
  readonly accountPath: string;
  readonly currency: string;
  readonly user: GraphClient;
  /** How much of the account's rate limit is used, in percent, as last heard. */
  usagePercent(): number;
  /** Calls about the page's own objects, e.g. lead forms, need the page's token. */
  page(): Promise<GraphClient>;
};
/** The same with the launch's steps as last read. */
export type FacebookLaunchSteps = FacebookLaunch & { readonly steps: readonly LaunchStepRow[] };

/** Opens Facebook with the token of the source that the launch's ad account belongs to. */
export async function openFacebookLaunch(ports: Ports, launch: LaunchRow): Promise<FacebookLaunch> {
  const row = await inTenant(ports.db, launch.agency_id, (tx) => findConnection(tx, launch));
  if (!row) throw new Error(`The ad account of the launch ${launch.id} no longer exists.`);
  const { account, source, page } = row;
  let usage = 0;
  const user = createGraphClient(ports, await openSourceToken(ports, source), (percent) => {
    usage = percent;
  });
  let pageClient: Promise<GraphClient> | undefined;
  const openPage = async () => {
    if (!page) throw new Error(`The launch ${launch.id} has no page.`);
    const token = page.sealed_token
      ? await ports.secrets.decrypt(page.sealed_token)
      : await readPageToken(user, page.external_id);
    return createGraphClient(ports, token);
  };
  return {
    ports,
    launch,
    sourceId: source.id,
    accountPath: account.external_id,
    currency: account.currency,
    user,
    usagePercent: () => usage,
    page: () => {
      pageClient ??= openPage().catch((error: unknown) => {
        pageClient = undefined;
        throw error;
      });
      return pageClient;
    },
  };
}

async function findConnection(tx: Database, launch: LaunchRow) {
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
