import { useApi } from '@adlane/api-client';
import type { Ad, AdSet, AdSetAd } from '@adlane/contract/ads/ads';
import { Button, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOverLimit } from '../BudgetDialog/useOverLimit';

export type DeliverySwitchProps = {
  /** The launched ad that the item belongs to. */
  ad: Ad;
} & ({ level: 'adSet'; item: AdSet } | { level: 'ad'; item: AdSetAd });

/** Pauses or resumes one ad set or ad; shown to users who may, and on Facebook only. */
export function DeliverySwitch({ level, ad, item }: DeliverySwitchProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { confirmOverLimit, dialog } = useOverLimit();
  const isPaused = item.status === 'paused';
  const change = useMutation({
    mutationFn: () => {
      const status = isPaused ? 'ACTIVE' : 'PAUSED';
      const subject = { name: item.name, confirmLabel: translate('Resume') };
      return confirmOverLimit(subject, (confirmsOverLimit) => {
        const input = { params: { id: item.id }, body: { status, confirmsOverLimit } } as const;
        return level === 'adSet' ? client.ads.facebookAdSetStatus(input) : client.ads.facebookAdStatus(input);
      });
    },
    onSuccess: ({ message }) => {
      toast({ tone: 'success', text: message });
      return queryClient.invalidateQueries({ queryKey: queries.ads.key() });
    },
  });
  if (!ad.can_manage || ad.archived_at !== null || ad.platform !== 'facebook') return null;
  const label = isPaused ? translate('Resume') : translate('Pause');
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={change.isPending}
        aria-label={`${label} ${item.name}`}
        onClick={() => change.mutate()}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
}
