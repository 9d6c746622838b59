import { SkeletonText, translate } from '@adlane/ui';
import { FailedQuery } from '../../failure/FailedQuery';
import type { LoadedAssets } from './useLaunchAssets';

/** Shown while accounts and pages are loading, and if loading fails. */
export function AssetsPending(query: Omit<LoadedAssets, 'assets'>) {
  if (query.error === null) return <SkeletonText lines={6} />;
  return <FailedQuery title={translate("Couldn't load accounts and pages")} query={query} />;
}
