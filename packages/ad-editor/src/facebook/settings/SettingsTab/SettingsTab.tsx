import { Stack } from '@adlane/ui';
import type { EditorTabProps } from '../../../editor/PlatformEditor';
import { EditorColumns } from '../../../layout/EditorColumns';
import { AudienceSection } from '../AudienceSection/AudienceSection';
import { CategorySection } from '../CategorySection/CategorySection';
import { CustomAudienceSection } from '../CustomAudienceSection/CustomAudienceSection';
import { DeliverySection } from '../DeliverySection/DeliverySection';
import { DetailedTargetingSection } from '../DetailedTargetingSection/DetailedTargetingSection';
import { DeviceSection } from '../DeviceSection/DeviceSection';
import { LaunchNotes } from '../LaunchNotes/LaunchNotes';
import { PlacementSection } from '../PlacementSection/PlacementSection';
import { PlacesSection } from '../PlacesSection/PlacesSection';
import { ReachPanel } from '../ReachPanel/ReachPanel';
import { ScheduleSection } from '../ScheduleSection/ScheduleSection';
import { TrackingSection } from '../TrackingSection/TrackingSection';
import { useSettingsAccount } from '../useSettingsAccount';

export type SettingsTabProps = Pick<EditorTabProps, 'readOnly'> & {
  /**
   * Whether to show budget and dates.
   * @default true
   */
  hasSchedule?: boolean;
};

/**
 * Settings of a Facebook template (ads §2 adSetting): audience, places, placements, schedule, tracking and delivery, with
 * the reach and what a launch would make of them beside. Its fields are those of the form around it, by the wire's names.
 */
export function SettingsTab({ readOnly, hasSchedule = true }: SettingsTabProps) {
  const settingsAccount = useSettingsAccount();
  const { account } = settingsAccount;
  const section = { readOnly };
  return (
    <EditorColumns
      narrow="before"
      aside={
        <Stack gap={6}>
          <ReachPanel account={account} />
          <LaunchNotes />
        </Stack>
      }
    >
      <CategorySection {...section} />
      <AudienceSection {...section} />
      <PlacesSection {...section} />
      <DetailedTargetingSection {...section} />
      <CustomAudienceSection {...section} settingsAccount={settingsAccount} />
      <DeviceSection {...section} />
      <PlacementSection {...section} />
      {hasSchedule ? <ScheduleSection {...section} account={account} /> : null}
      <TrackingSection {...section} />
      <DeliverySection {...section} />
    </EditorColumns>
  );
}
