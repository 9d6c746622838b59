import { isHttpError, useApi } from '@adlane/api-client';
import type { CallOutput, Contract } from '@adlane/contract';
import type { TemplateAccess } from '@adlane/contract/ads/templates';
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
  return {
    query,
    getAccess,
    /** Resolves once the access is saved; rejects if it was refused. */
    set: async (access: TemplateAccess) =>
      cacheAccess(await update.mutateAsync({ ...input, body: { data: [access] } })),
    /** For a bulk run, which lists failures itself, so that the app shows no toast. */
    setInRun: async (access: TemplateAccess) =>
      cacheAccess(await client.templates.updateAccess({ ...input, body: { data: [access] } })),
    isSaving: update.isPending,
  };
}
