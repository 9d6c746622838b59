import { useApi } from '@adlane/api-client';
import type { SignedIn } from '@adlane/contract/account/auth';
import type { Subscriber } from '@adlane/contract/account/subscribers';
import { type BulkAction, BulkBar, type MenuItem, noSelection, translate, useBulkRun } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, CircleX, CreditCard, Eye, KeyRound, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PromptKey } from '../../shared/confirm/getPromptTone';
import { usePrompt } from '../../shared/confirm/usePrompt';
import { PlanDialog } from './PlanDialog/PlanDialog';
import { EditSubscriberDialog } from './SubscriberDialog/EditSubscriberDialog';
import {
  archiveSubscribers,
  cancelSubscriptions,
  getSubscriberName,
  resetPasswords,
  restoreSubscribers,
} from './subscriberActions';

export type SubscriberActionsOptions = {
  /** Called with the session of the subscriber whose pages the super admin views. */
  readonly onViewAs: (signedIn: SignedIn) => void;
};

type SubscriberActions = {
  readonly buildMenu: (row: Subscriber) => MenuItem[];
  /** Render it once. */
  readonly dialogs: ReactNode;
};

type OpenDialog = { readonly kind: 'edit' | 'plan'; readonly row: Subscriber };

/** Actions on a subscriber: view as, edit, change the plan, reset the password, cancel, archive, restore. */
export function useSubscriberActions({ onViewAs }: SubscriberActionsOptions): SubscriberActions {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const runner = useBulkRun<Subscriber>();
  const { confirm, dialog: prompt } = usePrompt();
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  const login = useMutation({
    mutationFn: (id: number) => client.subscribers.login({ params: { id } }),
    onSuccess: (signedIn) => onViewAs(signedIn),
  });
  const start = (action: BulkAction<Subscriber>) =>
    runner.start({
      ...action,
      onSettled: () => void queryClient.invalidateQueries({ queryKey: queries.subscribers.key() }),
    });
  const startConfirmed = (key: PromptKey, row: Subscriber, action: BulkAction<Subscriber>) => () =>
    confirm(key, getSubscriberName(row), () => start(action));
  function buildMenu(row: Subscriber): MenuItem[] {
    const restore: MenuItem = {
      value: 'restore',
      label: translate('Restore'),
      icon: <ArchiveRestore />,
      onSelect: () => start(restoreSubscribers(client, [row])),
    };
    const edit: MenuItem = {
      value: 'edit',
      label: translate('Edit'),
      icon: <Pencil />,
      onSelect: () => setOpen({ kind: 'edit', row }),
    };
    if (row.status === 'archived') return [restore, edit];
    const cancel: MenuItem = {
      value: 'cancel',
      label: translate('Cancel subscription'),
      icon: <CircleX />,
      tone: 'danger',
      onSelect: startConfirmed('cancelSubscription', row, cancelSubscriptions(client, [row])),
    };
    return [
      {
        value: 'viewAs',
        label: translate('View as'),
        icon: <Eye />,
        disabled: login.isPending,
        onSelect: () => login.mutate(row.id),
      },
      edit,
      {
        value: 'plan',
        label: row.plan_type === null ? translate('Give a plan') : translate('Change plan'),
        icon: <CreditCard />,
        onSelect: () => setOpen({ kind: 'plan', row }),
      },
      {
        value: 'reset',
        label: translate('Reset password'),
        icon: <KeyRound />,
        onSelect: startConfirmed('resetPassword', row, resetPasswords(client, [row])),
      },
      ...(row.plan_type !== null && row.status === 'active' ? [cancel] : []),
      {
        value: 'archive',
        label: translate('Archive'),
        icon: <Archive />,
        tone: 'danger',
        onSelect: startConfirmed('archiveSubscriber', row, archiveSubscribers(client, [row])),
      },
    ];
  }
  return {
    buildMenu,
    dialogs: (
      <>
        <EditSubscriberDialog subscriber={open?.kind === 'edit' ? open.row : undefined} onClose={close} />
        <PlanDialog subscriber={open?.kind === 'plan' ? open.row : undefined} onClose={close} />
        <BulkBar
          selection={noSelection}
          onSelection={() => undefined}
          total={0}
          runner={runner}
          actions={[]}
        />
        {prompt}
      </>
    ),
  };
}
