import type { AdAlertKind, AdAlertSettings } from '@adlane/contract/ads/ads';
import { platformLabels } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import type { AdRow } from '../ads/managedAd';
import type { Figures } from '../ads/queries';
import type { RefreshedAd } from '../ads/refreshedAd';

/** What users are notified of about one ad. */
export type AdAlert = { readonly kind: AdAlertKind; readonly title: string; readonly body: string };

/** States in which an ad runs or is about to. */
export const runningStates: readonly AdRow['status'][] = [
  'active',
  'learning',
  'in review',
  'video review',
  'scheduled',
];

type Reading = {
  /** The ad as stored before it was read. */
  readonly ad: AdRow;
  readonly refreshed: Pick<RefreshedAd, 'status' | 'status_reasons'>;
  /** Figures since the launch. */
  readonly figures: Pick<Figures, 'spend' | 'results'>;
  readonly settings: AdAlertSettings;
};

/** Returns the highest cost per result of an ad; null without a limit in its currency. */
export function getCostLimit(
  ad: Pick<AdRow, 'cost_limit' | 'currency'>,
  { cost_limit, cost_currency }: Pick<AdAlertSettings, 'cost_limit' | 'cost_currency'>,
): number | null {
  return ad.cost_limit ?? (cost_currency === ad.currency ? cost_limit : null);
}

/** True once a result costs more than the limit, or the limit is spent without any result. */
export function isOverCostLimit({ ad, figures, settings }: Omit<Reading, 'refreshed'>): boolean {
  const limit = getCostLimit(ad, settings);
  return limit !== null && figures.spend > limit * Math.max(1, figures.results);
}

/** Returns the alerts of a new reading of an ad; of each condition only its beginning. Pure. */
export function findAlerts(reading: Reading): AdAlert[] {
  const { ad, refreshed, settings } = reading;
  const platform = platformLabels[ad.platform];
  const hasChanged = ad.status !== refreshed.status;
  const alerts: AdAlert[] = [];
  if (settings.attention && hasChanged && refreshed.status === 'attention needed') {
    const reason = refreshed.status_reasons[0]?.message ?? `${platform} gave no reason.`;
    alerts.push({ kind: 'attention', title: `${ad.name} needs attention`, body: reason });
  }
  if (settings.stopped && runningStates.includes(ad.status) && refreshed.status === 'paused') {
    const body = `The ad no longer runs on ${platform}. It was not paused here.`;
    alerts.push({ kind: 'stopped', title: `${ad.name} stopped`, body });
  }
  const isNew = ad.cost_alerted_at === null && runningStates.includes(refreshed.status);
  if (settings.cost && isNew && isOverCostLimit(reading)) alerts.push(buildCostAlert(reading));
  return alerts;
}

function buildCostAlert({ ad, figures, settings }: Reading): AdAlert {
  const limit = formatMoney(getCostLimit(ad, settings) ?? 0, ad.currency, 'en');
  const spend = formatMoney(figures.spend, ad.currency, 'en');
  const body =
    figures.results === 0
      ? `The ad has spent ${spend} without a result. Its limit per result is ${limit}.`
      : `A result costs ${formatMoney(Math.round(figures.spend / figures.results), ad.currency, 'en')}. The limit is ${limit}.`;
  return { kind: 'cost', title: `${ad.name} is over its cost limit`, body };
}
