import {
  bidStrategies,
  leadFlowCallsToAction,
  namingPrefix,
  objectiveLabels,
} from '@adlane/contract/constants';
import type { AdAccount, FacebookPage } from '@adlane/contract/sources';
import { formatMoney } from '@adlane/ui/fields';
import type { LaunchTerms } from '../launchForm';
import { SummaryList, type SummaryRow } from './SummaryList';

export type LaunchSummaryProps = {
  launch: LaunchTerms;
  /** Name of the client, if the context does not show it. */
  client?: string | undefined;
  account: AdAccount;
  page: FacebookPage;
};

function formatTime(instant: string | null | undefined, timeZone: string, none: string): string {
  if (!instant) return none;
  return new Date(instant).toLocaleString(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

/** Advanced settings as far as they were changed. */
function buildAdvancedRows({ settings = {} }: LaunchTerms, { currency }: AdAccount) {
  const { status, bidStrategy, bidAmount, billingEvent, selectedInstagram, selectedGHLTag = [] } = settings;
  const { dsaBeneficiary, dsaPayor, selectedPixel, selectedEventConversionType } = settings;
  const event = leadFlowCallsToAction.find(({ value }) => value === selectedEventConversionType)?.label;
  const strategy = bidStrategies.find(({ value }) => value === bidStrategy)?.label;
  const bid = typeof bidAmount === 'number' ? `, at most ${formatMoney(bidAmount, currency)}` : '';
  return [
    ...(status === 'PAUSED' ? [['Campaign is', 'Paused until you activate it'] as const] : []),
    ...(strategy ? [['Bid strategy', `${strategy}${bid}`] as const] : []),
    ...(billingEvent === 'LINK_CLICKS' ? [['Charged for', 'Link clicks'] as const] : []),
    ...(selectedPixel ? [['Pixel', `${selectedPixel.name} · ${event ?? ''}`] as const] : []),
    ...(dsaBeneficiary ? [['EU beneficiary', dsaBeneficiary] as const] : []),
    ...(dsaPayor ? [['EU payer', dsaPayor] as const] : []),
    ...(selectedInstagram ? [['Instagram account', selectedInstagram.name] as const] : []),
    ...(selectedGHLTag.length > 0
      ? [['CRM tags', selectedGHLTag.map(({ name }) => name).join(', ')] as const]
      : []),
  ];
}

function buildSummaryRows({ launch, client, account, page }: LaunchSummaryProps): readonly SummaryRow[] {
  const { objective } = launch.FbAdSetting.field;
  const labels: Readonly<Record<string, string>> = objectiveLabels;
  const perDay = launch.budgetType === 'daily' ? ' a day' : ' in total';
  return [
    ['Campaign', `${namingPrefix} ${launch.campaignName}`],
    ...(client === undefined ? [] : [['Client', client] as const]),
    ['Ad account', account.name],
    ['Facebook page', page.name],
    ['Objective', labels[objective] ?? objective],
    ['Budget', `${formatMoney(launch.budget, account.currency)}${perDay}`],
    ['Start', formatTime(launch.startTime, account.timezone, 'Immediately')],
    ['End', formatTime(launch.endTime, account.timezone, 'Until you stop it')],
    ...buildAdvancedRows(launch, account),
  ];
}

/** The launch once more, as people read it. */
export function LaunchSummary(props: LaunchSummaryProps) {
  return <SummaryList rows={buildSummaryRows(props)} />;
}
