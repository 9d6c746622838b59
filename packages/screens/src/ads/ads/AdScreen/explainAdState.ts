import type { AdView } from '@adlane/contract/ads/ads';
import { platformLabels } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';
import { formatDateTime } from '../../../shared/format/formatDateTime';

/** Why an ad is in its state, and what to do next. */
export type AdExplanation = {
  readonly tone: 'info' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
};

/** Explains the state of an ad that has not ended; undefined for one that simply runs. Pure. */
export function explainAdState(ad: AdView, now: Date): AdExplanation | undefined {
  const platform = platformLabels[ad.platform];
  switch (ad.status) {
    case 'attention needed':
      return { tone: 'error', title: translate('{platform} does not show this ad', { platform }) };
    case 'in review':
      return {
        tone: 'info',
        title: translate('{platform} is reviewing this ad', { platform }),
        text: translate('Most reviews end within a day. The ad then starts by itself.'),
      };
    case 'video review':
      return {
        tone: 'info',
        title: translate('{platform} is processing the video', { platform }),
        text: translate('The review starts once the video is ready.'),
      };
    case 'scheduled':
      return {
        tone: 'info',
        title:
          ad.startTime === null
            ? translate('This ad starts later')
            : translate('This ad starts on {date}', { date: formatDateTime(ad.startTime) }),
        text: translate('Until then you can change its budget and limits here.'),
      };
    case 'learning':
      return {
        tone: 'info',
        title: translate('{platform} is learning who responds to this ad', { platform }),
        text: translate(
          'Costs vary at first. Keep budget and audience as they are for about a week or 50 results.',
        ),
      };
    case 'paused':
      return explainPause(ad, now);
    case 'active':
      return undefined;
    default:
      return ad.status satisfies never;
  }
}

function explainPause(ad: AdView, now: Date): AdExplanation {
  if (ad.spend_cap !== null && ad.spend_cap_reached_at !== null) {
    return {
      tone: 'warning',
      title: translate('This ad reached its spend cap of {cap}', {
        cap: formatMoney(ad.spend_cap, ad.currency, getLocale()),
      }),
      text: translate('It was paused on {date}. Raise the cap under Limits, then resume it.', {
        date: formatDateTime(ad.spend_cap_reached_at),
      }),
    };
  }
  if (ad.endTime !== null && new Date(ad.endTime) <= now) {
    return {
      tone: 'info',
      title: translate('This ad ended on {date}', { date: formatDateTime(ad.endTime) }),
      text: translate('Launch its template again to run it once more.'),
    };
  }
  return {
    tone: 'info',
    title: translate('This ad is paused'),
    text: translate('Resume it to show it again.'),
  };
}
