import type { AdAccount, FacebookPage } from '@adlane/contract/ads/sources';
import { translate } from '@adlane/ui';
import type { AssetRowData } from './AssetRow';

const accountBadges = {
  Active: { tone: 'positive', text: 'Active' },
  Processing: { tone: 'info', text: 'Processing' },
  NoAsset: { tone: 'warning', text: 'Cannot launch ads' },
  Disconnected: { tone: 'negative', text: 'Disconnected' },
} as const satisfies Record<AdAccount['status'], AssetRowData['status']>;

/** Converts an ad account to a row. */
export function toAccountRow(account: AdAccount): AssetRowData {
  const { id, external_id, name, currency, timezone, status, is_used } = account;
  const note = `${external_id} · ${currency} · ${timezone}`;
  return { id, externalId: external_id, name, note, status: accountBadges[status], isUsed: is_used };
}

/** Converts a page to a row; lead ads need its terms accepted (ads §4). */
export function toPageRow({
  id,
  external_id,
  name,
  leadgen_tos_accepted,
  is_used,
}: FacebookPage): AssetRowData {
  const status = leadgen_tos_accepted
    ? ({ tone: 'positive', text: translate('Ready for lead ads') } as const)
    : ({ tone: 'warning', text: translate('Lead ad terms not accepted') } as const);
  return { id, externalId: external_id, name, note: external_id, status, isUsed: is_used };
}
