import { useApi } from '@adlane/api-client';
import { Drawer, ErrorState, SkeletonText } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type { LaunchDrawerProps } from './LaunchDrawerProps';
import { LaunchSteps } from './LaunchSteps';

/** Accounts and pages that a Facebook ad can be launched with. */
function useLaunchAssets(isEnabled: boolean) {
  const { queries } = useApi();
  const accounts = useQuery({
    ...queries.sources.adAccounts.query({ query: { channel: 'facebook' } }),
    enabled: isEnabled,
  });
  const pages = useQuery({ ...queries.sources.pages.query({ query: {} }), enabled: isEnabled });
  return { accounts, pages };
}

/**
 * Launches a Facebook template (ads §2): account and page, budget and schedule, confirm, progress. Closing it while
 * the launch runs does not stop the launch.
 */
export function LaunchDrawer(props: LaunchDrawerProps) {
  const { open, onClose, template } = props;
  const { accounts, pages } = useLaunchAssets(open);
  if (accounts.isSuccess && pages.isSuccess) {
    const assets = { accounts: accounts.data.data, pages: pages.data.data };
    // A new launch each time it is opened.
    return open ? <LaunchSteps {...props} assets={assets} /> : null;
  }
  const failed = accounts.isError || pages.isError;
  return (
    <Drawer open={open} onClose={onClose} title={`Launch ${template.name}`}>
      {failed ? (
        <ErrorState
          title="Accounts and pages could not be loaded"
          retrying={accounts.isFetching || pages.isFetching}
          onRetry={() => {
            void accounts.refetch();
            void pages.refetch();
          }}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Drawer>
  );
}
