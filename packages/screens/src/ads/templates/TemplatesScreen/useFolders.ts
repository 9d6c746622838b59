import { isHttpError, useApi } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import type { Folder } from '@adlane/contract/ads/folders';
import { successMessages } from '@adlane/contract/constants';
import { toast, translate } from '@adlane/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callTable } from '../../../shared/access/callTable';
import { describeError } from '../../../shared/format/describeError';

/** Returns the error of the name field, else the error's text. */
function readNameError(error: unknown): string {
  const [text] = isHttpError(error) ? (error.body.errors?.['name'] ?? []) : [];
  return text ?? describeError(error);
}

/** Template folders, active and archived, and the actions on them. */
export function useFolders(user: Actor) {
  const { queries, client } = useApi();
  const queryClient = useQueryClient();
  const byName = { sort: 'name', order: 'asc' } as const;
  const canChange = mayCall(callTable.folders.store.access, user);
  const folders = useQuery(queries.folders.list.query({ query: byName }));
  const archived = useQuery({
    ...queries.folders.list.query({ query: { ...byName, status: 'archived' } }),
    enabled: canChange,
  });
  const count = useQuery(queries.templates.count.query());
  const invalidate = () =>
    Promise.all(
      [queries.folders.key(), queries.templates.key(), queries.masterTemplates.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );

  /** Runs an action, shows its toast with Undo and refetches. */
  async function runAction(work: () => Promise<unknown>, text: string, undo?: () => Promise<unknown>) {
    try {
      await work();
      const back = undo && {
        label: translate('Undo'),
        onClick: () => void runAction(undo, successMessages.saved),
      };
      toast({ tone: 'success', text, ...(back ? { action: back } : {}) });
    } catch (error) {
      toast({ tone: 'error', text: describeError(error) });
    }
    await invalidate();
  }

  /** Runs a naming action; an error is returned for display at the field. */
  async function name(work: () => Promise<unknown>, text: string): Promise<string | undefined> {
    try {
      await work();
      toast({ tone: 'success', text });
    } catch (error) {
      return readNameError(error);
    }
    await invalidate();
    return undefined;
  }

  const setStatus = ({ id }: Folder, status: 'active' | 'archived') =>
    status === 'archived'
      ? client.folders.archive({ params: { id } })
      : client.folders.updateStatus({ params: { id }, body: { status } });
  const setOpen = ({ id }: Folder, client_accessibility: boolean) =>
    client.folders.clientAccessibility({ params: { id }, body: { client_accessibility } });

  return {
    folders,
    archived,
    count,
    canChange,
    invalidate: invalidate,
    create: (wanted: string) =>
      name(() => client.folders.store({ body: { name: wanted } }), successMessages.created),
    rename: ({ id }: Folder, wanted: string) =>
      name(
        () => client.folders.rename({ params: { id }, body: { name: wanted } }),
        successMessages.folderRenamed,
      ),
    duplicate: ({ id }: Folder) =>
      runAction(() => client.folders.duplicate({ params: { id } }), successMessages.folderDuplicated),
    remove: ({ id }: Folder) =>
      runAction(() => client.folders.delete({ params: { id } }), successMessages.deleted),
    archive: (folder: Folder) =>
      runAction(
        () => setStatus(folder, 'archived'),
        'Folder archived.',
        () => setStatus(folder, 'active'),
      ),
    restore: (folder: Folder) =>
      runAction(
        () => setStatus(folder, 'active'),
        'Folder restored.',
        () => setStatus(folder, 'archived'),
      ),
    openToClients: (folder: Folder, isOpen: boolean) =>
      runAction(
        () => setOpen(folder, isOpen),
        isOpen ? 'Folder shared with clients.' : 'Folder no longer shared with clients.',
        () => setOpen(folder, !isOpen),
      ),
  };
}

/** Return value of `useFolders`. */
export type Folders = ReturnType<typeof useFolders>;
