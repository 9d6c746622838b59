import { useApi } from '@adlane/api-client';
import { Alert, Button, Dialog, Grid, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ClientChoice } from '../../../shared/ClientChoice/ClientChoice';
import { describeRefusal } from '../describeRefusal';
import type { AssetKind } from './useShares';

export type ShareDialogProps = {
  kind: AssetKind;
  /** Our id of the account or page. */
  id: number;
  name: string;
  /** Ids of the clients that may use it now. */
  clientIds: readonly number[];
  onClose: () => void;
};

/** Chooses and stores the clients that may use an ad account or a page. */
export function ShareDialog({ kind, id, name, clientIds, onClose }: ShareDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(clientIds));
  const share = useMutation(
    queries.sharing.share.mutation({
      meta: { statusesShownInPlace: [422] },
      onSuccess: async ({ message }) => {
        await queryClient.invalidateQueries({ queryKey: queries.sharing.key() });
        toast({ tone: 'success', text: message });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('Share with clients')}
      description={translate(
        'Choose the clients that can launch ads with {name}. Clients that you remove also lose it as their default.',
        { name },
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button
            loading={share.isPending}
            onClick={() => share.mutate({ body: { kind, ids: [id], client_user_ids: [...chosen] } })}
          >
            {chosen.size === 0
              ? translate('Stop sharing')
              : translate('Share with {count}', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Grid gap={4}>
        {share.isError ? <Alert tone="error">{describeRefusal(share.error)}</Alert> : null}
        <ClientChoice chosen={chosen} onChoose={setChosen} />
      </Grid>
    </Dialog>
  );
}
