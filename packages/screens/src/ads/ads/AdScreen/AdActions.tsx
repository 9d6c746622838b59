import { useApi } from '@adlane/api-client';
import type { Ad } from '@adlane/contract/ads/ads';
import { type BulkAction, Button, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Wallet } from 'lucide-react';
import { useState } from 'react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { leaveDeleted } from '../../../shared/lists/leaveDeleted';
import { MoreActions } from '../../../shared/MoreActions';
import { canSetStatus, setAdsStatus, setBudget } from '../adActions';
import { BudgetDialog } from '../BudgetDialog/BudgetDialog';
import { useOverLimit } from '../BudgetDialog/useOverLimit';
import { buildAdMenu } from '../buildAdMenu';

export type AdActionsProps = {
  ad: Ad;
  /** Called after the ad was deleted. */
  onDeleted: () => void;
};

type Run = {
  readonly action: BulkAction<Ad>;
  /** Leaves the page of the ad that the action deletes. */
  readonly leave?: () => void;
};

/** Runs an action on one ad; the success toast offers Undo where the action can be undone. */
function useAdAction(ad: Ad) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ action }: Run) => action.run([ad]),
    onSuccess: (_result, { action, leave }) => {
      const undo = action.undo?.([ad]);
      toast({
        tone: 'success',
        text: action.success,
        ...(undo && {
          action: { label: translate('Undo'), onClick: () => mutation.mutate({ action: undo }) },
        }),
      });
      const queryKey = queries.ads.key();
      return leave
        ? leaveDeleted(queryClient, [queryKey], leave)
        : queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutation;
}

/** Buttons of an ad: pause or resume, budget, archive, delete. */
export function AdActions({ ad, onDeleted }: AdActionsProps) {
  const { client } = useApi();
  const { confirm, dialog } = usePrompt();
  const [isEditing, setIsEditing] = useState(false);
  const action = useAdAction(ad);
  const { confirmOverLimit, dialog: limitDialog } = useOverLimit();
  const start = (next: BulkAction<Ad>) => action.mutate({ action: next });
  const status = canSetStatus(ad, 'ACTIVE') ? 'ACTIVE' : 'PAUSED';
  const tools = { client, confirm, confirmOverLimit };
  const archive = buildAdMenu({ ...tools, start }, ad).filter(({ value }) => value === 'archive');
  const remove = buildAdMenu(
    { ...tools, start: (next) => action.mutate({ action: next, leave: onDeleted }) },
    ad,
  ).filter(({ value }) => value === 'delete');
  return (
    <>
      {ad.archived_at === null ? (
        <>
          <Button
            variant="secondary"
            startIcon={<Wallet aria-hidden />}
            disabled={action.isPending}
            onClick={() => setIsEditing(true)}
          >
            {translate('Change budget')}
          </Button>
          <Button
            variant="secondary"
            startIcon={status === 'ACTIVE' ? <Play aria-hidden /> : <Pause aria-hidden />}
            loading={action.isPending}
            onClick={() => start(setAdsStatus(tools, [ad], status))}
          >
            {status === 'ACTIVE' ? translate('Resume') : translate('Pause')}
          </Button>
        </>
      ) : null}
      <MoreActions items={[...archive, ...remove]} />
      <BudgetDialog
        ad={isEditing ? ad : undefined}
        onSave={(changed, budget) => start(setBudget(tools, changed, budget))}
        onClose={() => setIsEditing(false)}
      />
      {limitDialog}
      {dialog}
    </>
  );
}
