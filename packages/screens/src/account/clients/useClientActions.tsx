import { useApi } from '@adlane/api-client';
import type { ClientRow } from '@adlane/contract/account/clients';
import { type BulkAction, type BulkRunner, type MenuItem, translate, useBulkRun } from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, Mail, Tag, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePrompt } from '../../shared/confirm/usePrompt';
import { leaveDeleted } from '../../shared/lists/leaveDeleted';
import type { ActionItems } from '../../shared/lists/useSelectedRows';
import { deleteClients, inviteClients, setHidden, setNiche } from './clientActions';
import { NicheDialog } from './NicheDialog/NicheDialog';

type Items = ActionItems<ClientRow>;

type ClientActionsOptions = {
  /** Called after an action with the clients that it changed. */
  readonly onSettled?: (done: readonly ClientRow[]) => void;
  /** Called after clients were deleted. */
  readonly onDeleted?: () => void;
};

type ClientActions = {
  readonly runner: BulkRunner<ClientRow>;
  /**
   * Builds the menu of one or many clients.
   * @param areHidden whether they can be shown again instead of hidden
   */
  readonly buildMenu: (items: Items, subject: string, areHidden: boolean) => MenuItem[];
  /** Render it once. */
  readonly dialogs: ReactNode;
};

/** Actions on one or many clients: invite, set the niche, hide or show, delete. */
export function useClientActions({ onSettled, onDeleted }: ClientActionsOptions = {}): ClientActions {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const runner = useBulkRun<ClientRow>();
  const { confirm, dialog } = usePrompt();
  const [nicheTarget, setNicheTarget] = useState<{ readonly items: Items; readonly subject: string }>();
  function start(action: BulkAction<ClientRow>, leave?: () => void) {
    runner.start({
      ...action,
      onSettled: (done) => {
        onSettled?.(done);
        const queryKey = queries.clients.key();
        if (leave && done.length > 0) void leaveDeleted(queryClient, [queryKey], leave);
        else void queryClient.invalidateQueries({ queryKey });
      },
    });
  }
  const buildVisibility = (items: Items, subject: string, areHidden: boolean): MenuItem =>
    areHidden
      ? {
          value: 'unhide',
          label: translate('Show again'),
          icon: <Eye />,
          onSelect: () => confirm('unhideClient', subject, () => start(setHidden(client, items, false))),
        }
      : {
          value: 'hide',
          label: translate('Hide'),
          icon: <EyeOff />,
          onSelect: () => confirm('hideClient', subject, () => start(setHidden(client, items, true))),
        };
  return {
    runner,
    buildMenu: (items, subject, areHidden) => [
      {
        value: 'invite',
        label: translate('Send invitation'),
        icon: <Mail />,
        onSelect: () => start(inviteClients(client, items)),
      },
      {
        value: 'niche',
        label: translate('Set niche'),
        icon: <Tag />,
        onSelect: () => setNicheTarget({ items, subject }),
      },
      buildVisibility(items, subject, areHidden),
      {
        value: 'delete',
        label: translate('Delete'),
        icon: <Trash2 />,
        tone: 'danger',
        onSelect: () =>
          confirm('deleteClient', subject, () => start(deleteClients(client, items), onDeleted)),
      },
    ],
    dialogs: (
      <>
        <NicheDialog
          subject={nicheTarget?.subject}
          onClose={() => setNicheTarget(undefined)}
          onSave={(niche) => {
            if (nicheTarget) start(setNiche(client, nicheTarget.items, niche));
            setNicheTarget(undefined);
          }}
        />
        {dialog}
      </>
    ),
  };
}
