import { ErrorState, SkeletonText } from '@adlane/ui';
import type { LoadedAssets } from './useLaunchAssets';

/** While accounts and pages are asked for, and where they could not be had. */
export function AssetsPending({ isFailed, isFetching, retry }: Omit<LoadedAssets, 'assets'>) {
  if (!isFailed) return <SkeletonText lines={6} />;
  return <ErrorState title="Couldn't load accounts and pages" retrying={isFetching} onRetry={retry} />;
}
