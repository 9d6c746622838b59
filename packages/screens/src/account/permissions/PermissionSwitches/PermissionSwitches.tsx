import type { PermissionKey } from '@adlane/contract';
import type { Permissions } from '@adlane/contract/account/permissions';
import { permissionLabels } from '@adlane/contract/constants';
import { Stack, Switch, translate } from '@adlane/ui';

const hints: Readonly<Record<PermissionKey, string>> = {
  is_global: 'The client follows your default permissions, until you change one of the others.',
  adlane_all: 'The client can sign in and see the templates you share.',
  ads_launch: 'The client can launch ads from your templates.',
  template_management: 'The client can create and edit templates.',
  manage_agency_ads: 'The client can pause, resume and change ads that you launched.',
  ad_template_metrics: 'The client sees how each template performs.',
};

export type PermissionSwitchesProps = {
  /** Accessible name: 'Permissions of Brightside Dental'. */
  label: string;
  /** Permissions to show, in order. */
  keys: readonly PermissionKey[];
  permissions: Permissions;
  /** A change is being saved. */
  saving: boolean;
  onChange: (key: PermissionKey, granted: boolean) => void;
};

/** A switch with an explanation for each permission; each takes effect immediately. */
export function PermissionSwitches({ label, keys, permissions, saving, onChange }: PermissionSwitchesProps) {
  return (
    <Stack role="group" aria-label={label} gap={4}>
      {keys.map((key) => (
        <Switch
          key={key}
          label={translate(permissionLabels[key])}
          hint={translate(hints[key])}
          // Without client access, the others have no effect.
          disabled={saving || (key !== 'adlane_all' && key !== 'is_global' && !permissions.adlane_all)}
          checked={permissions[key]}
          onChange={({ target }) => onChange(key, target.checked)}
        />
      ))}
    </Stack>
  );
}
