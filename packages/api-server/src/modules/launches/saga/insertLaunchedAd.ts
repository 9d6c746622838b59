import { and, asc, eq } from 'drizzle-orm';
import type { GraphAnswer } from '../../../connectors/facebook/graphClient';
import { ads } from '../../../db/schema/ads';
import { lead_forms } from '../../../db/schema/leadForms';
import { media } from '../../../db/schema/media';
import { pages } from '../../../db/schema/sources';
import { template_media } from '../../../db/schema/templates';
import { users } from '../../../db/schema/users';
import type { Database } from '../../../ports';
import { readAdStatus } from '../facebook/adStatus';
import { stepKind } from '../facebook/stepKinds';
import type { LaunchSettings } from '../inputs/launchSettings';
import type { LaunchRow, LaunchStepRow } from './queries';

type Launched = {
  readonly launch: LaunchRow;
  readonly steps: readonly LaunchStepRow[];
  /** Of the ad account. */
  readonly currency: string;
  /** The first ad's node as Facebook told it last. */
  readonly node: GraphAnswer;
  readonly now: Date;
};

/** Stores the launched ad; once for each launch, however often it is called. */
export async function insertLaunchedAd(
  tx: Database,
  { launch, steps, currency, node, now }: Launched,
): Promise<void> {
  const settings = launch.settings as LaunchSettings;
  const campaign = steps.find((step) => step.key === 'campaign');
  if (!campaign?.external_id) throw new Error(`The launch ${launch.id} has no campaign.`);
  const idsOf = (kind: string) =>
    steps.filter((step) => stepKind(step.key) === kind).map((step) => step.external_id);
  await tx
    .insert(ads)
    .values({
      agency_id: launch.agency_id,
      name: String(campaign.request.name),
      platform: launch.platform,
      adlane_type: settings.FbAdSetting.ad_launch_type,
      launch_id: launch.id,
      template_id: launch.template_id,
      client_user_id: launch.client_user_id,
      ad_account_id: launch.ad_account_id,
      campaignId: campaign.external_id,
      status: readAdStatus(node),
      status_at: now,
      refresh_due_at: now,
      is_launched_by_client: await isLaunchedByClient(tx, launch),
      budget_type: settings.budgetType,
      budget: settings.budget,
      currency,
      thumbnailUrl: await readThumbnail(tx, launch),
      startTime: settings.startTime === null ? null : new Date(settings.startTime),
      endTime: settings.endTime === null ? null : new Date(settings.endTime),
      external_ids: {
        adsets: idsOf('adset'),
        creatives: idsOf('creative'),
        ads: idsOf('ad'),
        leadForm: idsOf('leadForm')[0] ?? null,
      },
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing();
}

/** A client's launch is its own to change (ads §6), the agency's for it is not. */
async function isLaunchedByClient(tx: Database, launch: LaunchRow): Promise<boolean> {
  if (launch.user_id === null) return false;
  const [user] = await tx
    .select({ client_id: users.client_id })
    .from(users)
    .where(and(eq(users.agency_id, launch.agency_id), eq(users.id, launch.user_id)));
  return user !== undefined && user.client_id !== null;
}

async function readThumbnail(tx: Database, launch: LaunchRow): Promise<string | null> {
  const [row] = await tx
    .select({ url: media.url })
    .from(template_media)
    .innerJoin(
      media,
      and(eq(media.agency_id, template_media.agency_id), eq(media.id, template_media.media_id)),
    )
    .where(
      and(
        eq(template_media.agency_id, launch.agency_id),
        eq(template_media.template_id, launch.template_id),
        eq(media.kind, 'image'),
      ),
    )
    .orderBy(asc(template_media.position))
    .limit(1);
  return row?.url ?? null;
}

/** Keeps what a finished step told of our own rows: where a lead form stands, whether a page's terms are accepted. */
export async function keepFindings(
  tx: Database,
  launch: LaunchRow,
  step: { readonly key: string; readonly externalId: string | null },
  answer: GraphAnswer,
): Promise<void> {
  const { leadFormId } = launch.settings as LaunchSettings;
  if (step.key === 'leadForm' && leadFormId !== null) {
    await tx
      .update(lead_forms)
      .set({ external_id: step.externalId, page_id: launch.page_id })
      .where(and(eq(lead_forms.agency_id, launch.agency_id), eq(lead_forms.id, leadFormId)));
  }
  if (step.key === 'checkPage' && launch.page_id !== null)
    await keepTerms(tx, launch, answer.leadgen_tos_accepted === true);
}

/** Remembers whether the launch's page has accepted the terms of lead ads. */
export async function keepTerms(
  tx: Database,
  launch: LaunchRow,
  leadgen_tos_accepted: boolean,
): Promise<void> {
  if (launch.page_id === null) return;
  await tx
    .update(pages)
    .set({ leadgen_tos_accepted })
    .where(and(eq(pages.agency_id, launch.agency_id), eq(pages.id, launch.page_id)));
}
