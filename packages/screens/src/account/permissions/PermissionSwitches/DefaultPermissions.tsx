import { useApi } from '@adlane/api-client';
import { permissionKeys } from '@adlane/contract';
import { QueryState, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { PermissionSwitches } from './PermissionSwitches';

// Following the defaults is up to each client.
const defaultKeys = permissionKeys.filter((key) => key !== 'is_global');

/** Permissions that clients of the agency have by default. */
export function DefaultPermissions() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const call = queries.permissions.view;
  const view = useQuery(call.query());
  const update = useMutation(
    queries.permissions.updateDefaults.mutation({
      onSuccess: (stored) => {
        queryClient.setQueryData(call.query().queryKey, stored);
        return queryClient.invalidateQueries({ queryKey: queries.permissions.viewClient.key() });
      },
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
          label={translate('Default permissions')}
          keys={defaultKeys}
          permissions={permissions}
          saving={update.isPending}
          onChange={(key, granted) => update.mutate({ body: { permissions: { [key]: granted } } })}
        />
      )}
    </QueryState>
  );
}
