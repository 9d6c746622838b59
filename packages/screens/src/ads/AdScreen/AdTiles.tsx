import type { AdView } from '@adlane/contract/ads';
import { SimpleGrid, StatTile } from '@adlane/ui';
import { formatMoney } from '@adlane/ui/fields';
import { Eye, MousePointerClick, Target, Wallet } from 'lucide-react';
import { computeCostPerResult } from '../computeCostPerResult';

function formatClickRate({ clicks, impressions }: AdView): string | undefined {
  if (impressions === 0) return undefined;
  const rate = (clicks / impressions).toLocaleString(undefined, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return `${clicks.toLocaleString()} clicks, ${rate} of impressions`;
}

/** Key figures of an ad since its launch. */
export function AdTiles({ ad }: { ad: AdView }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={4}>
      <StatTile
        label="Spend"
        icon={<Wallet />}
        value={formatMoney(ad.spend, ad.currency)}
        hint="Since launch"
      />
      <StatTile
        label="Results"
        icon={<MousePointerClick />}
        value={ad.results.toLocaleString()}
        hint="Since launch"
      />
      <StatTile
        label="Cost per result"
        icon={<Target />}
        value={computeCostPerResult(ad)}
        hint="Since launch"
      />
      <StatTile
        label="Impressions"
        icon={<Eye />}
        value={ad.impressions.toLocaleString()}
        hint={formatClickRate(ad)}
      />
    </SimpleGrid>
  );
}
