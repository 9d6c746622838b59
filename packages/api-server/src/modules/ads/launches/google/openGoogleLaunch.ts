import { and, eq } from 'drizzle-orm';
import type { GoogleAdsClient } from '../../../../connectors/googleAds/googleAdsClient';
import { ad_accounts, sources } from '../../../../db/schema/ads/sources';
import { inTenant } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { openGoogle } from '../../sources/access/googleAccess';
import { sourceOfAccount } from '../../sources/assets/sourceJoins';
import type { LaunchRow, LaunchStepRow } from '../saga/queries';

/** Google Ads as one launch reaches it. */
export type GoogleLaunch = {
  readonly ports: Ports;
  readonly launch: LaunchRow;
  readonly sourceId: number;
  /** The account's id, digits only. */
  readonly customerId: string;
  readonly currency: string;
  readonly timezone: string;
  /** Opened with the first request, so that a refused token is an error of a step. */
  client(): Promise<GoogleAdsClient>;
};
/** The same with the launch's steps as last read. */
export type GoogleLaunchSteps = GoogleLaunch & { readonly steps: readonly LaunchStepRow[] };

/** Opens Google Ads with the access of the source that the launch's ad account belongs to. */
export async function openGoogleLaunch(ports: Ports, launch: LaunchRow): Promise<GoogleLaunch> {
  const reached = await inTenant(ports.db, launch.agency_id, async (tx) => {
    const [row] = await tx
      .select({ account: ad_accounts, source: sources })
      .from(ad_accounts)
      .innerJoin(sources, sourceOfAccount)
      .where(and(eq(ad_accounts.agency_id, launch.agency_id), eq(ad_accounts.id, launch.ad_account_id)));
    return row;
  });
  if (!reached) throw new Error(`The ad account of the launch ${launch.id} no longer exists.`);
  const { external_id: customerId, currency, timezone } = reached.account;
  let opened: Promise<GoogleAdsClient> | undefined;
  return {
    ports,
    launch,
    sourceId: reached.source.id,
    customerId,
    currency,
    timezone,
    client: () => {
      opened ??= openGoogle(ports, reached).catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
  };
}
