import type { Contract, ParsedInput } from '@adlane/contract';
import type { GoogleAdText, GoogleTemplate, Template } from '@adlane/contract/ads/templates';
import { expandInserts, type InsertMap } from '@adlane/contract/rules';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { getOwnerClient } from '../../../account/access/visibility';
import { findInsertMap } from '../../smartInserts/findInsertMap';
import { findTemplate } from '../../templates/findTemplate';
import { resolveLibraryMedia } from '../../templates/libraryMedia';
import { readAccount } from '../inputs/launchInputs';
import type { LaunchAccount } from '../inputs/launchSettings';
import { listRecentBudgets } from '../inputs/listRecentBudgets';
import { toDay } from './googleDates';

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
  { tx, caller, now }: UseCaseContext,
  settings: GoogleLaunchSettings,
): Promise<GoogleLaunchInputs> {
  const template = await findTemplate({ tx, caller }, { id: settings.template_id });
  const account = await readAccount(tx, caller, { channel: 'google', id: settings.adAccountId });
  return {
    settings,
    template,
    google: template.templates.google,
    account,
    recentBudgets: account ? await listRecentBudgets(tx, { agencyId: caller.agency_id, account, now }) : [],
    inserts: await findInsertMap(tx, {
      agency_id: caller.agency_id,
      client_id: getOwnerClient(caller) ?? settings.client_user_id,
    }),
    today: toDay(now, account?.timezone),
  };
}

/** Reads the inputs of an ad without a template: its contents are in the request. @throws Problem 422 for unknown media */
export async function readInstantGoogleInputs(
  ctx: UseCaseContext,
  { google: sent, ...terms }: InstantGoogleSettings,
): Promise<GoogleLaunchInputs> {
  const { tx, caller, now } = ctx;
  const { google } = await resolveLibraryMedia(ctx, { google: sent });
  const account = await readAccount(tx, caller, { channel: 'google', id: terms.adAccountId });
  return {
    settings: { ...terms, template_id: 0 },
    template: { name: terms.campaignName, platforms: ['google'], status: 'active' },
    google,
    account,
    recentBudgets: account ? await listRecentBudgets(tx, { agencyId: caller.agency_id, account, now }) : [],
    inserts: await findInsertMap(tx, {
      agency_id: caller.agency_id,
      client_id: getOwnerClient(caller) ?? terms.client_user_id,
    }),
    today: toDay(now, account?.timezone),
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
