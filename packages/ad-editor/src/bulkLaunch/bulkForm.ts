import type { FacebookLaunch, InstantFacebookLaunch } from '@adlane/contract/ads/launches';
import { createDefaultTemplate, type TargetAddress, type Template } from '@adlane/contract/ads/templates';
import { launchObjectives } from '@adlane/contract/constants';
import { hasBidCap, type InsertMap, messages, ownMessages } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import { checkDraft } from '../draft/draftChecks';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { checkFacebookDraft } from '../facebook/checkFacebookDraft';
import { checkFacebookSettings } from '../facebook/settings/checkFacebookSettings';
import { findLastUse } from '../launch/lastUse';
import { type LaunchAssets, noAssets } from '../launch/launchAssets';
import type { LaunchFix } from '../launch/launchFix';
import {
  checkLaunchStep,
  defaultId,
  type LaunchForm,
  startAdvancedSettings,
  startLaunchForm,
  toLaunchTerms,
} from '../launch/launchForm';

/** Steps that the user fills in, in order: a template brings its ad and audience along. */
export const instantSteps = ['clients', 'ad', 'audience', 'confirm'] as const;
export type BulkStep = (typeof instantSteps)[number];
const templateSteps: readonly BulkStep[] = ['clients', 'confirm'];

/** Returns the steps of a launch of a template, or of an ad that is written for it. */
export function listBulkSteps({ templateId }: Pick<BulkForm, 'templateId'>): readonly BulkStep[] {
  return templateId === null ? instantSteps : templateSteps;
}

/** Maximum number of clients of one bulk launch: each is a separate campaign that is monitored until it is live. */
export const maxBulkRows = 50;

/** One campaign of a bulk launch: whom it is for, and who pays and posts. Ids of choices are texts. */
export type BulkRow = {
  /** Null for the agency itself, or for the client that launches. */
  readonly clientId: number | null;
  /** As people call it. */
  readonly name: string;
  readonly adAccountId: string;
  readonly pageId: string;
  /** In the smallest unit of the account's currency. */
  readonly budget: number | undefined;
  /** Where this client's ads are shown; absent or null: as for all. */
  readonly targetAddress?: readonly TargetAddress[] | null;
};

/** The agency's own row, which is for no client. */
export const agencyRow = { clientId: null, name: 'Your agency' } as const;
/** The only row of a client, which launches for itself. */
export const businessRow = { clientId: null, name: 'Your business' } as const;

/** The ad under the paths of a template, what all campaigns share, and the fields of each. */
export type BulkForm = TemplateDraft &
  Omit<LaunchForm, 'adAccountId' | 'pageId' | 'budget' | 'targetAddress'> & {
    /** The template that is launched; null for an ad that is written for this launch. */
    readonly templateId: number | null;
    readonly rows: readonly BulkRow[];
  };

/** What a row reads of the launched ad. */
export type BulkAd = Pick<BulkForm, 'templateContent' | 'templateAdType' | 'templateTargeting'>;

/** Names a row; one client has one. */
export function rowKey({ clientId }: Pick<BulkRow, 'clientId'>): string {
  return clientId === null ? 'own' : String(clientId);
}

/**
 * A row with the account and page of the client's latest ad, else the default account and a page that goes with it, and the
 * budget of an earlier row in the same currency.
 */
export function startRow(
  who: Pick<BulkRow, 'clientId' | 'name'>,
  assets: LaunchAssets,
  earlier: readonly BulkRow[] = [],
): BulkRow {
  const { accounts, pages } = assets;
  const usable = accounts.filter(({ status }) => status === 'Active');
  const used = findLastUse(assets, who.clientId);
  const adAccountId = used?.adAccountId ?? defaultId(usable);
  const source = usable.find(({ id }) => String(id) === adAccountId)?.source_id;
  const own = pages.filter(({ source_id }) => source_id === source);
  const findCurrency = (id: string) => accounts.find((account) => String(account.id) === id)?.currency;
  const currency = findCurrency(adAccountId);
  const like = earlier.find((row) => currency !== undefined && findCurrency(row.adAccountId) === currency);
  const name = who.clientId === null ? translate(who.name) : who.name;
  return { ...who, name, adAccountId, pageId: used?.pageId ?? defaultId(own), budget: like?.budget };
}

type BulkStart = {
  /** Of the user. */
  readonly country: string | undefined;
  /** Initial values of the ad. */
  readonly begin?: Partial<TemplateDraft> | undefined;
};

/** Creates an empty ad. */
export function startBulkForm(rows: readonly BulkRow[], { country, begin }: BulkStart): BulkForm {
  const draft = toDraft({ ...createDefaultTemplate(), name: '', ...begin });
  return {
    ...draft,
    templateId: null,
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

/** Creates the form of a template's launch, with the template's proposals. */
export function startTemplateForm(template: Template, country: string | undefined, now: Date): BulkForm {
  const {
    adAccountId: _account,
    pageId: _page,
    budget: _budget,
    ...terms
  } = startLaunchForm(template, noAssets, country, now);
  return { ...toDraft(template), ...terms, templateId: template.id, rows: [] };
}

function toLaunchForm(form: BulkForm, row: BulkRow): LaunchForm {
  const { adAccountId, pageId, budget, targetAddress = null } = row;
  return { ...form, adAccountId, pageId, budget, targetAddress };
}

const rowFields: ReadonlySet<string> = new Set(['adAccountId', 'pageId', 'budget', 'targetAddress']);

/** Path of a launch's field in the form of all launches. */
function toPath(field: string, index: number): string {
  return rowFields.has(field) ? `rows.${index}.${field}` : field;
}

function checkRow(form: BulkForm, index: number, now: Date): [string, string][] {
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

function checkClients(form: BulkForm, { now, currencies }: StepContext): Record<string, string> {
  const isMixed = hasBidCap(form.settings.bidStrategy) && currencies.size > 1;
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

function checkAd(form: BulkForm, { inserts }: StepContext): Record<string, string> {
  const needsForm = form.templateAdType === 'leadform' && !form.selectedLeadForm && !form.existingLeadForm;
  return {
    ...checkDraft([checkFacebookDraft], form, { inserts }),
    ...(form.templateMedia.length === 0 && { templateMedia: ownMessages.mediaRequired }),
    ...(needsForm && { selectedLeadForm: messages.fieldRequired }),
  };
}

/** Returns the errors of a step by path; the last step has the errors of all steps. */
export function checkBulkStep(form: BulkForm, step: BulkStep, context: StepContext): Record<string, string> {
  switch (step) {
    case 'clients':
      return checkClients(form, context);
    case 'ad':
      return checkAd(form, context);
    case 'audience':
      return checkDraft([checkFacebookSettings], form, context);
    case 'confirm':
      // A template's own texts are checked by its editor and, with each client's inserts, by the reviews.
      if (form.templateId !== null) return checkClients(form, context);
      return {
        ...checkClients(form, context),
        ...checkAd(form, context),
        ...checkDraft([checkFacebookSettings], form, context),
      };
  }
}

/** One client's launch: of a template, or of an ad that was written for it. */
export type BulkLaunch =
  | { readonly call: 'facebook'; readonly body: FacebookLaunch }
  | { readonly call: 'instantFacebook'; readonly body: InstantFacebookLaunch };

/** One row's launch. Only for a form without errors. */
export function toBulkLaunch(form: BulkForm, row: BulkRow): BulkLaunch {
  const { niche, adCreativeType, templateContent, templateTargeting, templateMedia, templateId } = form;
  const terms = { ...toLaunchTerms(toLaunchForm(form, row), form), client_user_id: row.clientId };
  if (templateId !== null) return { call: 'facebook', body: { ...terms, template_id: templateId } };
  return {
    call: 'instantFacebook',
    body: {
      ...terms,
      niche,
      adCreativeType,
      templateContent,
      templateTargeting,
      templateMediaIds: templateMedia.map(({ id }) => id),
    },
  };
}

/** A place in the form of a bulk launch. */
export type BulkPlace = { readonly step: BulkStep; readonly path: string };

/**
 * Finds the place to fix an error of the server in one row's launch; undefined if only a connection helps.
 */
export function findBulkPlace(
  fix: LaunchFix,
  index: number,
  { templateId }: Pick<BulkForm, 'templateId'>,
): BulkPlace | undefined {
  switch (fix.in) {
    case 'connections':
      return undefined;
    case 'launch':
      return { step: 'clients', path: toPath(fix.name, index) };
    case 'editor':
      if (templateId !== null) return undefined;
      return { step: fix.field.startsWith('templateTargeting') ? 'audience' : 'ad', path: fix.field };
  }
}
