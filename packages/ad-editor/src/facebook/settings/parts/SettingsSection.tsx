import { Box, Card, translate, translateContent } from '@adlane/ui';
import type { ReactNode } from 'react';

/** Props of a section. */
export type SectionProps = {
  /** Shown but not to be changed. */
  readOnly: boolean;
};

/** Sections of the settings by the name that notes lead to. */
export const settingsSections = [
  'category',
  'audience',
  'places',
  'detailed',
  'customAudiences',
  'devices',
  'placements',
  'schedule',
  'tracking',
  'delivery',
] as const;
export type SettingsSectionName = (typeof settingsSections)[number];

/** Subjects of a section without a control of that name: a link to one of these leads to the section. */
const sectionFields: Partial<Record<SettingsSectionName, string>> = {
  places: 'templateTargeting.location templateTargeting.radius',
  detailed: 'templateTargeting.detailedTargeting',
  customAudiences: 'templateTargeting.selectedCustomAudience templateTargeting.excludedCustomAudience',
  devices: 'templateTargeting.mobilePlacement templateTargeting.devicePlacement',
  placements: 'templateTargeting.platform',
  tracking: 'templateTargeting.utmTags',
  delivery: 'templateTargeting.messagingApps',
};

/** Id of a section's frame in the page. */
export function sectionId(name: SettingsSectionName): string {
  return `template-settings-${name}`;
}

export type SettingsSectionProps = {
  name: SettingsSectionName;
  title: string;
  description?: ReactNode;
  children: ReactNode;
};

/** One topic of the settings; notes can put the focus on it. */
export function SettingsSection({ name, title, description, children }: SettingsSectionProps) {
  return (
    <Box
      id={sectionId(name)}
      data-fields={sectionFields[name]}
      tabIndex={-1}
      outline={0}
      scrollMarginTop={6}
      minW={0}
    >
      <Card title={translate(title)} description={translateContent(description)}>
        <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </Box>
      </Card>
    </Box>
  );
}
