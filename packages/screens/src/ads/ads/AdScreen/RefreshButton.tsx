import { useApi } from '@adlane/api-client';
import type { Ad } from '@adlane/contract/ads/ads';
import { IconButton, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';

/** Reads an ad at its platform now; otherwise it is read every few minutes. */
export function RefreshButton({ ad }: { ad: Ad }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => client.ads.refresh({ params: { id: ad.id } }),
    onSuccess: ({ message }) => {
      toast({ tone: 'success', text: message });
      return queryClient.invalidateQueries({ queryKey: queries.ads.key() });
    },
  });
  if (ad.archived_at !== null) return null;
  return (
    <IconButton
      size="sm"
      label={translate('Refresh')}
      icon={<RefreshCw />}
      loading={refresh.isPending}
      onClick={() => refresh.mutate()}
    />
  );
}
