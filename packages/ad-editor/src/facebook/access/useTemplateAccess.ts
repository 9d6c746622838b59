import { isHttpError, useApi } from '@adlane/api-client';
import type { CallOutput, Contract } from '@adlane/contract';
import type { TemplateAccess, TemplateAccessChange } from '@adlane/contract/ads/templates';
import { toast } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefreshTemplate } from '../../draft/refreshTemplate';
import { describeFailure } from '../../failure/describeFailure';
import { lookupMeta } from '../../lookups/toPickerStatus';

export type AccessMode = TemplateAccess['mode'];

/** Notifies the user of a refused change, unless the app has already shown a toast. */
export function notifyRefusal(error: unknown): void {
  const isShownByCall = !isHttpError(error) || !lookupMeta.statusesShownInPlace.includes(error.status);
  if (!isShownByCall) toast({ tone: 'error', text: describeFailure(error) });
}

/** Finds what a user changed: users whom another user added or removed meanwhile stay so. */
function findAccessChange(shown: TemplateAccess, next: TemplateAccess): TemplateAccessChange {
  return {
    mode: next.mode,
    ...(next.is_for_all !== shown.is_for_all && { is_for_all: next.is_for_all }),
    add_user_ids: next.user_ids.filter((id) => !shown.user_ids.includes(id)),
    remove_user_ids: shown.user_ids.filter((id) => !next.user_ids.includes(id)),
  };
}

/** Who a template is opened to, and a way to set one kind of it; it is stored at once, apart from the draft. */
export function useTemplateAccess(templateId: number) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const refreshTemplate = useRefreshTemplate();
  const call = queries.templates.access;
  const input = { params: { id: templateId } };
  const query = useQuery({ ...call.query(input), meta: lookupMeta });
  const update = useMutation(queries.templates.updateAccess.mutation({ meta: lookupMeta }));

  function getAccess(mode: AccessMode): TemplateAccess {
    const found = query.data?.data.find((access) => access.mode === mode);
    return found ?? { mode, is_for_all: false, user_ids: [] };
  }
  async function cacheAccess(stored: CallOutput<Contract['templates']['updateAccess']>): Promise<void> {
    queryClient.setQueryData(call.query(input).queryKey, stored);
    // The template is newer now: unsaved changes of other tabs are based on it from now on.
    await refreshTemplate();
  }
  const toCall = (next: TemplateAccess, shown: TemplateAccess) => ({
    ...input,
    body: { data: [findAccessChange(shown, next)] },
  });
  return {
    query,
    getAccess,
    /** Resolves once what differs from the shown access is saved; rejects if it was refused. */
    set: async (next: TemplateAccess, shown: TemplateAccess) =>
      cacheAccess(await update.mutateAsync(toCall(next, shown))),
    /** For a bulk run, which lists failures itself, so that the app shows no toast. */
    setInRun: async (next: TemplateAccess, shown: TemplateAccess) =>
      cacheAccess(await client.templates.updateAccess(toCall(next, shown))),
    isSaving: update.isPending,
  };
}
