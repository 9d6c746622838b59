import type { Source } from '@adlane/contract/ads/sources';
import { errorMessages } from '@adlane/contract/constants';
import type { Tone } from '@adlane/ui';
import { translate } from '@adlane/ui';

export type SourceBadge = {
  readonly tone: Tone;
  readonly text: string;
  /** Hint for the connection's owner. */
  readonly note?: string | undefined;
};

/** Returns the badge of a connection's state (ads §4). */
export function getSourceBadge({ status, asset_status, notice }: Source): SourceBadge {
  switch (status) {
    case 'processing':
      return { tone: 'info', text: translate('Processing'), note: notice ?? errorMessages.assetsProcessing };
    case 'inactive':
      return {
        tone: 'negative',
        text: translate('Inactive'),
        note: notice ?? errorMessages.accountDisconnected,
      };
    case 'canceled':
      return { tone: 'neutral', text: translate('Disconnected'), note: notice ?? undefined };
    case 'active':
      return asset_status === 'NoAsset'
        ? {
            tone: 'warning',
            text: translate('No accounts'),
            note: notice ?? 'This sign-in has no accounts or pages.',
          }
        : { tone: 'positive', text: translate('Active'), note: notice ?? undefined };
  }
}
