import type { AdView } from '@adlane/contract/ads/ads';
import { adResultLabels } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import { getLocale, SimpleGrid, StatTile, translate } from '@adlane/ui';
import { Eye, MousePointerClick, Target, Wallet } from 'lucide-react';
import { computeCostPerResult } from '../computeCostPerResult';

function formatClickRate({ clicks, impressions }: AdView): string | undefined {
  if (impressions === 0) return undefined;
  const rate = (clicks / impressions).toLocaleString(getLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return translate('{clicks} clicks, {rate} of impressions', {
    clicks: clicks.toLocaleString(getLocale()),
    rate,
  });
}

/** Names what counts as a result, where the platform says it. */
function formatResults({ result_kind }: AdView): string {
  if (result_kind === null) return translate('Since launch');
  return translate('{results} since launch', { results: translate(adResultLabels[result_kind]) });
}

/** Key figures of an ad since its launch. */
export function AdTiles({ ad }: { ad: AdView }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={4}>
      <StatTile
        label={translate('Spend')}
        icon={<Wallet />}
        value={formatMoney(ad.spend, ad.currency, getLocale())}
        hint={translate('Since launch')}
      />
      <StatTile
        label={translate('Results')}
        icon={<MousePointerClick />}
        value={ad.results.toLocaleString(getLocale())}
        hint={formatResults(ad)}
      />
      <StatTile
        label={translate('Cost per result')}
        icon={<Target />}
        value={computeCostPerResult(ad)}
        hint={translate('Since launch')}
      />
      <StatTile
        label={translate('Impressions')}
        icon={<Eye />}
        value={ad.impressions.toLocaleString(getLocale())}
        hint={formatClickRate(ad)}
      />
    </SimpleGrid>
  );
}
