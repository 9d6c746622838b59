import type { Contract, ParsedInput } from '@adlane/contract';
import type { GoogleAdText, GoogleTemplate, Template } from '@adlane/contract/ads/templates';
import { expandInserts, type InsertMap, toDay } from '@adlane/contract/rules';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { getOwnerClient } from '../../../account/access/visibility';
import type { ClientLimit } from '../../ads/budgetLimit/ClientLimit';
import { findClientLimit } from '../../ads/budgetLimit/findClientLimit';
import { findInsertMap } from '../../smartInserts/findInsertMap';
import { findTemplate } from '../../templates/findTemplate';
import { resolveLibraryMedia } from '../../templates/libraryMedia';
import { readAccount } from '../inputs/launchInputs';
import type { LaunchAccount } from '../inputs/launchSettings';
import { listRecentBudgets } from '../inputs/listRecentBudgets';

/** The request of a Google launch with its defaults filled in. */
export type GoogleLaunchSettings = ParsedInput<Contract['launches']['google']>['body'];

/** The request of an instant launch with its defaults filled in. */
export type InstantGoogleSettings = ParsedInput<Contract['launches']['instantGoogle']>['body'];

/** The account of a Google launch: its `external_id` is the customer's id in digits. */
export type GoogleLaunchAccount = LaunchAccount & { readonly timezone: string };

/** Everything that a Google launch is planned from. */
export type GoogleLaunchInputs = {
  readonly settings: GoogleLaunchSettings;
  readonly template: Pick<Template, 'name' | 'platforms' | 'status'>;
  /** The template's Google ad; null where it has none. */
  readonly google: GoogleTemplate | null;
  readonly account: GoogleLaunchAccount | undefined;
  /** Daily budgets of the account's recent ads. */
  readonly recentBudgets: readonly number[];
  /** The monthly limit of the client of the launch; absent without one. */
  readonly clientLimit?: ClientLimit | undefined;
  /** Values of the smart inserts for the client of the launch. */
  readonly inserts: InsertMap;
  /** The current day of the account: `YYYY-MM-DD`. */
  readonly today: string;
};
/** The same without blockers. */
export type ReadyGoogleInputs = GoogleLaunchInputs & {
  readonly google: GoogleTemplate;
  readonly account: GoogleLaunchAccount;
};

/** Reads the inputs of a launch that the caller may see. @throws Problem 404 for an unknown template */
export async function readGoogleInputs(
  ctx: UseCaseContext,
  settings: GoogleLaunchSettings,
): Promise<GoogleLaunchInputs> {
  const { tx, caller } = ctx;
  const template = await findTemplate({ tx, caller }, { id: settings.template_id });
  const account = await readAccount(tx, caller, { channel: 'google', id: settings.adAccountId });
  return {
    settings,
    template,
    google: template.templates.google,
    account,
    ...(await readSurroundings(ctx, account, settings)),
  };
}

/** Reads the inputs of an ad without a template: its contents are in the request. @throws Problem 422 for unknown media */
export async function readInstantGoogleInputs(
  ctx: UseCaseContext,
  { google: sent, ...terms }: InstantGoogleSettings,
): Promise<GoogleLaunchInputs> {
  const { tx, caller } = ctx;
  const { google } = await resolveLibraryMedia(ctx, { google: sent });
  const account = await readAccount(tx, caller, { channel: 'google', id: terms.adAccountId });
  return {
    settings: { ...terms, template_id: 0 },
    template: { name: terms.campaignName, platforms: ['google'], status: 'active' },
    google,
    account,
    ...(await readSurroundings(ctx, account, terms)),
  };
}

/** Reads what a launch meets: earlier and other ads of its account and client, the client's inserts and limit. */
async function readSurroundings(
  { tx, caller, now }: UseCaseContext,
  account: GoogleLaunchAccount | undefined,
  { client_user_id }: Pick<GoogleLaunchSettings, 'client_user_id'>,
): Promise<Pick<GoogleLaunchInputs, 'recentBudgets' | 'clientLimit' | 'inserts' | 'today'>> {
  const { agency_id } = caller;
  const client_id = getOwnerClient(caller) ?? client_user_id;
  return {
    recentBudgets: account ? await listRecentBudgets(tx, { agencyId: agency_id, account, now }) : [],
    clientLimit: account && (await findClientLimit(tx, { ...account, agency_id, client_id, now }))?.limit,
    inserts: await findInsertMap(tx, { agency_id, client_id }),
    today: toDay(now, account?.timezone || 'UTC'),
  };
}

/** Returns the inputs with all known smart inserts filled in. Pure. */
export function fillGoogleInserts(inputs: ReadyGoogleInputs): ReadyGoogleInputs {
  const fill = (list: readonly GoogleAdText[]) =>
    list.map((item) => ({ ...item, text: expandInserts(item.text, inputs.inserts).trim() }));
  const { createAdTemplateData: content } = inputs.google;
  return {
    ...inputs,
    google: {
      ...inputs.google,
      createAdTemplateData: {
        ...content,
        headlines: fill(content.headlines),
        longHeadline: fill(content.longHeadline),
        description: fill(content.description),
      },
    },
  };
}
