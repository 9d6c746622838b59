import { useApi } from '@adlane/api-client';
import { permissionKeys } from '@adlane/contract';
import { QueryState, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { PermissionSwitches } from './PermissionSwitches';

/** What one client may do (ads §3, Client permission object). */
export function ClientPermissions({ clientId, name }: { clientId: number; name: string }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const call = queries.permissions.viewClient;
  const input = { params: { id: clientId } };
  const view = useQuery(call.query(input));
  const update = useMutation(
    queries.permissions.updateClient.mutation({
      onSuccess: (stored) => queryClient.setQueryData(call.query(input).queryKey, stored),
    }),
  );
  return (
    <QueryState
      query={view}
      errorTitle={translate('The permissions could not be loaded')}
      describeError={describeError}
      loadingLabel={translate('Loading the permissions')}
    >
      {({ permissions }) => (
        <PermissionSwitches
          label={translate('Permissions of {name}', { name })}
          keys={permissionKeys}
          permissions={permissions}
          saving={update.isPending}
          onChange={(key, granted) => update.mutate({ ...input, body: { permissions: { [key]: granted } } })}
        />
      )}
    </QueryState>
  );
}
