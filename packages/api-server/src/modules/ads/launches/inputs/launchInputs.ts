import { createDefaultAdTypes } from '@adlane/contract/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { lead_forms } from '../../../../db/schema/ads/leadForms';
import { media } from '../../../../db/schema/ads/media';
import { ad_accounts, sources } from '../../../../db/schema/ads/sources';
import { template_media } from '../../../../db/schema/ads/templates';
import type { UserCaller } from '../../../../http/callers';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { Database } from '../../../../ports';
import { getOwnerClient, visibleLeadForms, visibleMedia } from '../../../account/access/visibility';
import { findClientLimit } from '../../ads/budgetLimit/findClientLimit';
import { findInsertMap } from '../../smartInserts/findInsertMap';
import { findPageRecord } from '../../sources/assets/assetQueries';
import { findMinDailyBudget } from '../../sources/assets/findMinDailyBudget';
import { sourceOfAccount } from '../../sources/assets/sourceJoins';
import { visibleAdAccounts } from '../../sources/assets/visibleAssets';
import { findTemplate } from '../../templates/findTemplate';
import { listAdTypes } from '../../templates/templateAdTypes';
import type {
  InstantLaunchSettings,
  LaunchAccount,
  LaunchInputs,
  LaunchLeadForm,
  LaunchMedia,
  LaunchPage,
  LaunchSettings,
  LaunchTerms,
} from './launchSettings';
import { listRecentBudgets } from './listRecentBudgets';
import { getPromotedPostId } from './promotedPost';

/** The part of a launch that a template holds. */
type LaunchedAd = Pick<LaunchInputs, 'template' | 'adTypes' | 'media'> & {
  /** The ad's form where the launch names none. */
  readonly leadFormId?: number | undefined;
};

/** Reads the inputs of a launch that the caller may see. @throws Problem 404 for an unknown template */
export async function readLaunchInputs(
  { tx, caller, now }: Pick<UseCaseContext, 'tx' | 'caller' | 'now'>,
  settings: LaunchSettings,
): Promise<LaunchInputs> {
  const template = await findTemplate({ tx, caller }, { id: settings.template_id });
  return readInputs({ tx, caller, now }, settings, {
    template,
    adTypes: await listAdTypes({ tx, caller }, { id: settings.template_id }),
    media: await readMedia(tx, caller.agency_id, settings.template_id),
    leadFormId: template.selectedLeadForm?.id ?? template.existingLeadForm?.id,
  });
}

/** Reads a template and its media, in order. @throws Problem 404 for a template that the caller may not see */
export async function readLaunchedAd(
  { tx, caller }: Pick<UseCaseContext, 'tx' | 'caller'>,
  id: number,
): Promise<Pick<LaunchInputs, 'template' | 'media'>> {
  return {
    template: await findTemplate({ tx, caller }, { id }),
    media: await readMedia(tx, caller.agency_id, id),
  };
}

/**
 * Reads the inputs of an ad without a template: its contents are in the request. Media that the caller may
 * not see are left out.
 */
export async function readInstantInputs(
  { tx, caller, now }: Pick<UseCaseContext, 'tx' | 'caller' | 'now'>,
  settings: InstantLaunchSettings,
): Promise<LaunchInputs> {
  const { campaignName: name, adCreativeType, templateContent, templateTargeting } = settings;
  const { templateMediaIds, FbAdSetting } = settings;
  return readInputs({ tx, caller, now }, settings, {
    template: {
      name,
      adCreativeType,
      templateContent,
      templateTargeting,
      platforms: ['facebook'],
      status: 'active',
    },
    adTypes: createDefaultAdTypes(FbAdSetting.ad_launch_type),
    media: await readChosenMedia(tx, caller, templateMediaIds),
  });
}

async function readInputs(
  { tx, caller, now }: Pick<UseCaseContext, 'tx' | 'caller' | 'now'>,
  settings: LaunchTerms,
  { leadFormId: usualFormId, ...ad }: LaunchedAd,
): Promise<LaunchInputs> {
  const { agency_id } = caller;
  const account = await readAccount(tx, caller, { channel: 'facebook', id: settings.adAccountId });
  const page = await readPage(tx, caller, settings.pageId);
  const leadFormId = settings.leadFormId ?? usualFormId;
  const client_id = getOwnerClient(caller) ?? settings.client_user_id;
  return {
    settings,
    ...ad,
    // A post has its own; none of the template's are uploaded.
    media: getPromotedPostId(settings) === undefined ? ad.media : [],
    account,
    recentBudgets: account ? await listRecentBudgets(tx, { agencyId: agency_id, account, now }) : [],
    clientLimit: account && (await findClientLimit(tx, { ...account, agency_id, client_id, now }))?.limit,
    page,
    inserts: await findInsertMap(tx, { agency_id, client_id }),
    leadForm: leadFormId === undefined ? undefined : await readLeadForm(tx, caller, leadFormId, page?.id),
  };
}

/** Finds an account that the caller may use; clients may use their own and shared ones. */
export async function readAccount(
  tx: Database,
  caller: UserCaller,
  { channel, id }: { readonly channel: 'facebook' | 'google'; readonly id: number },
): Promise<(LaunchAccount & { readonly timezone: string }) | undefined> {
  const [row] = await tx
    .select({ account: ad_accounts, sourceStatus: sources.status })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(
      and(
        eq(ad_accounts.agency_id, caller.agency_id),
        eq(ad_accounts.id, id),
        eq(sources.channel, channel),
        eq(ad_accounts.is_used, true),
        visibleAdAccounts({ tx, caller }),
      ),
    );
  if (!row) return undefined;
  const { details } = row.account;
  return {
    ...row.account,
    sourceStatus: row.sourceStatus,
    minDailyBudget: findMinDailyBudget(channel, row.account),
    dsaBeneficiary: String(details.default_dsa_beneficiary ?? ''),
    dsaPayor: String(details.default_dsa_payor ?? ''),
  };
}

/** Finds a page that the caller may use. */
async function readPage(tx: Database, caller: UserCaller, id: number): Promise<LaunchPage | undefined> {
  const page = (await findPageRecord({ tx, caller }, id))?.page;
  return page && { id: page.id, source_id: page.source_id, external_id: page.external_id };
}

/** Columns of the media of a launch. */
export const launchMediaColumns = {
  id: media.id,
  kind: media.kind,
  name: media.name,
  type: media.type,
  bytes: media.bytes,
  hasThumbnail: sql<boolean>`${media.thumbnail_key} is not null`,
  isLink: sql<boolean>`${media.file_key} is null and ${media.youtube_id} is not null`,
};

/** Lists media of the library in the order of the ids. */
async function readChosenMedia(
  tx: Database,
  caller: UserCaller,
  ids: readonly number[],
): Promise<LaunchMedia[]> {
  const rows = await tx
    .select(launchMediaColumns)
    .from(media)
    .where(and(eq(media.agency_id, caller.agency_id), inArray(media.id, [...ids]), visibleMedia(caller)));
  return [...new Set(ids)].flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function readMedia(tx: Database, agencyId: number, templateId: number): Promise<LaunchMedia[]> {
  return tx
    .select(launchMediaColumns)
    .from(template_media)
    .innerJoin(
      media,
      and(eq(media.agency_id, template_media.agency_id), eq(media.id, template_media.media_id)),
    )
    .where(and(eq(template_media.agency_id, agencyId), eq(template_media.template_id, templateId)))
    .orderBy(asc(template_media.position), asc(media.id));
}

/** Finds a lead form. A form belongs to one page: launched from another page, it is created again. */
async function readLeadForm(
  tx: Database,
  caller: UserCaller,
  id: number,
  pageId: number | undefined,
): Promise<LaunchLeadForm | undefined> {
  const [row] = await tx
    .select()
    .from(lead_forms)
    .where(and(eq(lead_forms.agency_id, caller.agency_id), eq(lead_forms.id, id), visibleLeadForms(caller)));
  return row && { ...row, external_id: row.page_id === pageId ? row.external_id : null };
}
