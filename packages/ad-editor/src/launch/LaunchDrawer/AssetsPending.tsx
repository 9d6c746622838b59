import { ErrorState, SkeletonText, translate } from '@adlane/ui';
import type { LoadedAssets } from './useLaunchAssets';

/** Shown while accounts and pages are loading, and if loading fails. */
export function AssetsPending({ isFailed, isFetching, retry }: Omit<LoadedAssets, 'assets'>) {
  if (!isFailed) return <SkeletonText lines={6} />;
  return (
    <ErrorState title={translate("Couldn't load accounts and pages")} retrying={isFetching} onRetry={retry} />
  );
}
