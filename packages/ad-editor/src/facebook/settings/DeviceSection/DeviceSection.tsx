import {
  deviceTypes,
  mobileDeviceKinds,
  mobileOperatingSystemLabels,
  mobileOperatingSystems,
  mobileSystemVersions,
  wirelessOnly,
} from '@adlane/contract/constants';
import { Box, Checkbox, FieldShell, Radio, Select, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { Choices } from '../../../form/Choices';
import { translateOptions } from '../../../form/translateOptions';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';
import { DeviceNames } from './DeviceNames';

const deviceLabels = { all: 'All devices', desktop: 'Desktop only', mobile: 'Mobile only' } as const;
const devicesByMode = { all: ['desktop', 'mobile'], desktop: ['desktop'], mobile: ['mobile'] } as const;
const systemPath = 'templateTargeting.mobilePlacement.fe_os_manage';

type VersionSelectProps = SectionProps & { name: 'minOS' | 'maxOS'; label: string; placeholder: string };

function VersionSelect({ name, label, placeholder, readOnly }: VersionSelectProps) {
  const { targeting } = useTargeting();
  const { os } = targeting.mobilePlacement.fe_os_manage;
  const { input, error } = useFormField<string, HTMLSelectElement>(`${systemPath}.${name}`);
  const versions: readonly string[] = os === 'iOS' || os === 'Android' ? mobileSystemVersions[os] : [];
  const isForeign = input.value !== '' && !versions.includes(input.value);
  const shown = isForeign ? [input.value, ...versions] : versions;
  return (
    <FieldShell label={translate(label)} error={error}>
      {(control) => (
        <Select
          {...control}
          {...input}
          disabled={readOnly}
          placeholder={translate(placeholder)}
          options={shown.map((version) => ({ value: version, label: `${os} ${version}` }))}
        />
      )}
    </FieldShell>
  );
}

function SystemFields({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const mobile = targeting.mobilePlacement;
  const { os } = mobile.fe_os_manage;
  const kinds = translateOptions(mobileDeviceKinds.filter((kind) => os === 'all' || kind.os === os));
  return (
    <>
      <Choices label={translate('Mobile system')}>
        {mobileOperatingSystems.map((value) => (
          <Radio
            key={value}
            name={`${systemPath}.os`}
            label={translate(mobileOperatingSystemLabels[value])}
            disabled={readOnly}
            checked={os === value}
            onChange={() =>
              // Versions and devices of one system mean nothing for the other.
              change({
                mobilePlacement: {
                  ...mobile,
                  user_device: [],
                  excluded_user_device: [],
                  fe_os_manage: { os: value, minOS: '', maxOS: '' },
                },
              })
            }
          />
        ))}
      </Choices>
      {os === 'all' ? null : (
        <Box display="grid" gap={4} gridTemplateColumns="repeat(2, minmax(0, {sizes.48}))">
          <VersionSelect name="minOS" label="From version" placeholder="Any" readOnly={readOnly} />
          <VersionSelect name="maxOS" label="To version" placeholder="Any newer" readOnly={readOnly} />
        </Box>
      )}
      <DeviceNames
        label="Include devices"
        empty="All devices"
        kinds={kinds}
        value={mobile.user_device}
        readOnly={readOnly}
        onChange={(user_device) => change({ mobilePlacement: { ...mobile, user_device } })}
      />
      <DeviceNames
        label="Exclude devices"
        empty="No exclusions"
        kinds={kinds}
        value={mobile.excluded_user_device}
        readOnly={readOnly}
        onChange={(excluded_user_device) => change({ mobilePlacement: { ...mobile, excluded_user_device } })}
      />
      <Checkbox
        label={translate('Only people on a wireless network')}
        disabled={readOnly}
        checked={mobile.wireless_carrier.includes(wirelessOnly)}
        onChange={({ target }) =>
          change({
            mobilePlacement: { ...mobile, wireless_carrier: target.checked ? [wirelessOnly] : [] },
          })
        }
      />
    </>
  );
}

/** Devices, mobile systems with their versions, and the network (ads §3 devicePlacement, mobilePlacement). */
export function DeviceSection({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const { devicePlacement } = targeting;
  const { devices } = devicePlacement;
  const only = devices.length === 1 ? devices[0] : 'all';
  return (
    <SettingsSection name="devices" title="Devices" description="The devices that show the ad.">
      <Choices label={translate('Devices')}>
        {deviceTypes.map((value) => (
          <Radio
            key={value}
            name="templateTargeting.devicePlacement"
            label={translate(deviceLabels[value])}
            disabled={readOnly}
            checked={only === value}
            onChange={() =>
              change({
                devicePlacement: {
                  ...devicePlacement,
                  devices: [...devicesByMode[value]],
                  fe_device_type: value,
                },
              })
            }
          />
        ))}
      </Choices>
      {only === 'desktop' ? (
        <Box textStyle="sm" color="fg.muted">
          {translate("Mobile settings don't apply to desktop-only ads.")}
        </Box>
      ) : (
        <SystemFields readOnly={readOnly} />
      )}
    </SettingsSection>
  );
}
