import { useApi } from '@adlane/api-client';
import type { PermissionKey } from '@adlane/contract';
import type { ClientRow } from '@adlane/contract/account/clients';
import { permissionLabels } from '@adlane/contract/constants';
import { Box, Button, Skeleton, Switch, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../failure/describeFailure';
import { lookupMeta } from '../../../lookups/toPickerStatus';

/** What can be granted to one client; 'same for all clients' is the defaults' matter. */
export const clientPermissionKeys = [
  'adlane_all',
  'ads_launch',
  'template_management',
  'manage_agency_ads',
  'ad_template_metrics',
] as const satisfies readonly PermissionKey[];

export type ClientPermissionsProps = { client: Pick<ClientRow, 'id' | 'name'>; readOnly: boolean };

/** What one client may do with templates and ads at all (ads §6). Each switch is stored at once. */
export function ClientPermissions({ client, readOnly }: ClientPermissionsProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const input = { params: { id: client.id } };
  const call = queries.permissions.viewClient;
  const view = useQuery({ ...call.query(input), meta: lookupMeta });
  const update = useMutation(
    queries.permissions.updateClient.mutation({
      meta: lookupMeta,
      onSuccess: (stored) => queryClient.setQueryData(call.query(input).queryKey, stored),
    }),
  );
  if (view.isPending) return <Skeleton height={24} />;
  if (view.isError) {
    return (
      <Box role="alert" display="flex" flexWrap="wrap" alignItems="center" gap={3} textStyle="sm">
        {describeFailure(view.error)}
        <Button size="sm" variant="secondary" onClick={() => void view.refetch()}>
          {translate('Try again')}
        </Button>
      </Box>
    );
  }
  const { permissions } = view.data;
  return (
    <Box
      role="group"
      aria-label={translate('Permissions of {name}', { name: client.name })}
      display="grid"
      gap={2}
    >
      {clientPermissionKeys.map((key) => (
        <Switch
          key={key}
          label={translate(permissionLabels[key])}
          // Without client access the others mean nothing.
          disabled={readOnly || update.isPending || (key !== 'adlane_all' && !permissions.adlane_all)}
          checked={permissions[key]}
          onChange={({ target }) =>
            update.mutate({ ...input, body: { permissions: { [key]: target.checked } } })
          }
        />
      ))}
      {permissions.adlane_all ? null : (
        <Box textStyle="xs" color="fg.muted">
          {translate("Without client access, the client can't see any template.")}
        </Box>
      )}
      {update.isError ? (
        <Box role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {describeFailure(update.error)}
        </Box>
      ) : null}
    </Box>
  );
}
