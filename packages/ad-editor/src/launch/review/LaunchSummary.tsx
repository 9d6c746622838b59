import type { AdAccount, FacebookPage } from '@adlane/contract/ads/sources';
import { bidStrategies, namingPrefix, objectiveLabels } from '@adlane/contract/constants';
import { formatInstant, formatMoney, getNumberFormat, listConversionEvents } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';
import type { LaunchTerms } from '../launchForm';
import { formatBudget } from './formatBudget';
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
  return formatInstant(instant, getLocale(), timeZone);
}

function describeBid(strategy: string, most: string | undefined, roas: number | null | undefined): string {
  if (typeof roas === 'number') {
    return translate('{strategy}: {times} times', { strategy, times: formatNumber(roas) });
  }
  return most === undefined ? strategy : translate('{strategy}, at most {most}', { strategy, most });
}

const formatNumber = (value: number) => getNumberFormat(getLocale(), {}).format(value);

/** Advanced settings as far as they were changed. */
function buildAdvancedRows({ FbAdSetting: { field }, settings = {} }: LaunchTerms, { currency }: AdAccount) {
  const { status, bidStrategy, bidAmount, billingEvent, selectedInstagram, selectedGHLTag = [] } = settings;
  const { verifiedBeneficiary, verifiedPayor, minRoas, budgetLevel } = settings;
  const { dsaBeneficiary, dsaPayor, selectedPixel, selectedEventConversionType } = settings;
  const event = listConversionEvents(field).find(({ value }) => value === selectedEventConversionType)?.label;
  const strategy = bidStrategies.find(({ value }) => value === bidStrategy)?.label;
  const bid = typeof bidAmount === 'number' ? formatMoney(bidAmount, currency, getLocale()) : undefined;
  return [
    ...(status === 'PAUSED' ? [['Campaign is', translate('Paused until you activate it')] as const] : []),
    ...(budgetLevel === 'campaign'
      ? [['Budget is set', translate('On the campaign (Advantage campaign budget)')] as const]
      : []),
    ...(strategy ? [['Bid strategy', describeBid(translate(strategy), bid, minRoas)] as const] : []),
    ...(billingEvent === 'LINK_CLICKS' ? [['Charged for', translate('Link clicks')] as const] : []),
    ...(selectedPixel ? [['Pixel', `${selectedPixel.name} · ${translate(event ?? '')}`] as const] : []),
    ...(dsaBeneficiary ? [['EU beneficiary', dsaBeneficiary] as const] : []),
    ...(dsaPayor ? [['EU payer', dsaPayor] as const] : []),
    ...(verifiedBeneficiary ? [['Verified beneficiary', verifiedBeneficiary] as const] : []),
    ...(verifiedPayor ? [['Verified payer', verifiedPayor] as const] : []),
    ...(selectedInstagram ? [['Instagram account', selectedInstagram.name] as const] : []),
    ...(selectedGHLTag.length > 0
      ? [['CRM tags', selectedGHLTag.map(({ name }) => name).join(', ')] as const]
      : []),
  ];
}

function buildSummaryRows({ launch, client, account, page }: LaunchSummaryProps): readonly SummaryRow[] {
  const { objective } = launch.FbAdSetting.field;
  const labels: Readonly<Record<string, string>> = objectiveLabels;
  return [
    ['Campaign', `${namingPrefix} ${launch.campaignName}`],
    ...(client === undefined ? [] : [['Client', client] as const]),
    ['Ad account', account.name],
    ['Facebook page', page.name],
    ['Objective', translate(labels[objective] ?? objective)],
    ['Budget', formatBudget(launch.budget, account.currency, launch.budgetType)],
    ['Start', formatTime(launch.startTime, account.timezone, translate('Immediately'))],
    ['End', formatTime(launch.endTime, account.timezone, translate('Until you stop it'))],
    ...buildAdvancedRows(launch, account),
  ];
}

/** The launch once more, as people read it. */
export function LaunchSummary(props: LaunchSummaryProps) {
  return <SummaryList rows={buildSummaryRows(props)} />;
}
