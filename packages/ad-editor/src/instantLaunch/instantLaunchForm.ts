import { launchObjectives } from '@adlane/contract/constants';
import type { InstantFacebookLaunch } from '@adlane/contract/launches';
import { type InsertMap, messages, ownMessages } from '@adlane/contract/rules';
import { createDefaultTemplate } from '@adlane/contract/templates';
import { checkDraft } from '../draft/draftChecks';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { checkFacebookDraft } from '../facebook/checkFacebookDraft';
import { checkFacebookSettings } from '../facebook/settings/checkFacebookSettings';
import type { LaunchAssets } from '../launch/launchAssets';
import type { LaunchFix } from '../launch/launchFix';
import {
  checkLaunchStep,
  defaultId,
  hasBidCap,
  type LaunchForm,
  startAdvancedSettings,
  toLaunchTerms,
} from '../launch/launchForm';

/** Steps that the user fills in, in order. */
export const instantSteps = ['clients', 'ad', 'audience', 'confirm'] as const;
export type InstantStep = (typeof instantSteps)[number];

/** Maximum number of clients of one instant launch: each is a separate campaign that is monitored until it is live. */
export const maxInstantRows = 20;

/** One campaign of an instant launch: whom it is for, and who pays and posts. Ids of choices are texts. */
export type InstantRow = {
  /** Null for the agency itself, or for the client that launches. */
  readonly clientId: number | null;
  /** As people call it. */
  readonly name: string;
  readonly adAccountId: string;
  readonly pageId: string;
  /** In the smallest unit of the account's currency. */
  readonly budget: number | undefined;
};

/** The agency's own row, which is for no client. */
export const agencyRow = { clientId: null, name: 'Your agency' } as const;
/** The only row of a client, which launches for itself. */
export const businessRow = { clientId: null, name: 'Your business' } as const;

/** The ad under the paths of a template, what all campaigns share, and the fields of each. */
export type InstantForm = TemplateDraft &
  Omit<LaunchForm, 'adAccountId' | 'pageId' | 'budget'> & { readonly rows: readonly InstantRow[] };

/** Names a row; one client has one. */
export function rowKey({ clientId }: Pick<InstantRow, 'clientId'>): string {
  return clientId === null ? 'own' : String(clientId);
}

/** A row with the default account and a page that goes with it. */
export function startRow(
  who: Pick<InstantRow, 'clientId' | 'name'>,
  { accounts, pages }: LaunchAssets,
): InstantRow {
  const usable = accounts.filter(({ status }) => status === 'Active');
  const adAccountId = defaultId(usable);
  const source = usable.find(({ id }) => String(id) === adAccountId)?.source_id;
  const own = pages.filter(({ source_id }) => source_id === source);
  return { ...who, adAccountId, pageId: defaultId(own), budget: undefined };
}

type InstantStart = {
  /** Of the user. */
  readonly country: string | undefined;
  /** Initial values of the ad. */
  readonly begin?: Partial<TemplateDraft> | undefined;
};

/** Creates an empty ad. */
export function startInstantForm(rows: readonly InstantRow[], { country, begin }: InstantStart): InstantForm {
  const draft = toDraft({ ...createDefaultTemplate(), name: '', ...begin });
  return {
    ...draft,
    campaignName: '',
    optimization_goal: launchObjectives[draft.templateAdType].goals[0].value,
    budgetType: 'daily',
    startTime: undefined,
    endTime: undefined,
    countries: country === undefined ? [] : [country],
    settings: startAdvancedSettings(draft),
    rows,
  };
}

function toLaunchForm(form: InstantForm, row: InstantRow): LaunchForm {
  const { adAccountId, pageId, budget } = row;
  return { ...form, adAccountId, pageId, budget };
}

const rowFields: ReadonlySet<string> = new Set(['adAccountId', 'pageId', 'budget']);

/** Path of a launch's field in the form of all launches. */
function toPath(field: string, index: number): string {
  return rowFields.has(field) ? `rows.${index}.${field}` : field;
}

function checkRow(form: InstantForm, index: number, now: Date): [string, string][] {
  const row = form.rows[index];
  if (!row) return [];
  const { settings = {}, ...found } = checkLaunchStep(toLaunchForm(form, row), 'confirm', now);
  return [
    ...Object.entries(found).map(([field, text]): [string, string] => [toPath(field, index), text]),
    ...Object.entries(settings).map(([field, text]): [string, string] => [`settings.${field}`, text]),
  ];
}

type StepContext = {
  readonly inserts: InsertMap;
  readonly now: Date;
  /** Currencies of the chosen accounts. */
  readonly currencies: ReadonlySet<string>;
};

function checkClients(form: InstantForm, { now, currencies }: StepContext): Record<string, string> {
  const isMixed = hasBidCap(form.settings) && currencies.size > 1;
  const goals: readonly string[] = launchObjectives[form.templateAdType].goals.map(({ value }) => value);
  return {
    // Under a separate name: fields of rows are below `rows`.
    ...(form.rows.length === 0 && { chosenClients: 'Please add at least one client.' }),
    ...(isMixed && {
      'settings.bidStrategy': 'A bid cap requires accounts with the same currency.',
    }),
    ...(!goals.includes(form.optimization_goal) && { optimization_goal: messages.optionRequired }),
    ...Object.fromEntries(form.rows.flatMap((_row, index) => checkRow(form, index, now))),
  };
}

function checkAd(form: InstantForm, { inserts }: StepContext): Record<string, string> {
  const needsForm = form.templateAdType === 'leadform' && !form.selectedLeadForm && !form.existingLeadForm;
  return {
    ...checkDraft([checkFacebookDraft], form, { inserts }),
    ...(form.templateMedia.length === 0 && { templateMedia: ownMessages.mediaRequired }),
    ...(needsForm && { selectedLeadForm: messages.fieldRequired }),
  };
}

/** Returns the errors of a step by path; the last step has the errors of all steps. */
export function checkInstantStep(
  form: InstantForm,
  step: InstantStep,
  context: StepContext,
): Record<string, string> {
  switch (step) {
    case 'clients':
      return checkClients(form, context);
    case 'ad':
      return checkAd(form, context);
    case 'audience':
      return checkDraft([checkFacebookSettings], form, context);
    case 'confirm':
      return {
        ...checkClients(form, context),
        ...checkAd(form, context),
        ...checkDraft([checkFacebookSettings], form, context),
      };
  }
}

/** The call's body for one row. Only for a form without errors. */
export function toInstantLaunch(form: InstantForm, row: InstantRow): InstantFacebookLaunch {
  const { niche, adCreativeType, templateContent, templateTargeting, templateMedia } = form;
  return {
    ...toLaunchTerms(toLaunchForm(form, row), form),
    client_user_id: row.clientId,
    niche,
    adCreativeType,
    templateContent,
    templateTargeting,
    templateMediaIds: templateMedia.map(({ id }) => id),
  };
}

/** A place in the form of an instant launch. */
export type InstantPlace = { readonly step: InstantStep; readonly path: string };

/**
 * Finds the place to fix an error of the server in one row's launch; undefined if only a connection helps.
 */
export function findInstantPlace(fix: LaunchFix, index: number): InstantPlace | undefined {
  switch (fix.in) {
    case 'connections':
      return undefined;
    case 'launch':
      return { step: 'clients', path: toPath(fix.name, index) };
    case 'editor':
      return { step: fix.field.startsWith('templateTargeting') ? 'audience' : 'ad', path: fix.field };
  }
}
