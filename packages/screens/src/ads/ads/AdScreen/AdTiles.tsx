import type { AdView } from '@adlane/contract/ads/ads';
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
        hint={translate('Since launch')}
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
