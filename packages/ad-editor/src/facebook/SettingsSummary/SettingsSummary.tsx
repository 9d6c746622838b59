import type { Template } from '@adlane/contract';
import { adLaunchTypeLabels, specialAdCategoryLabels } from '@adlane/contract/constants';
import { Box, Card } from '@adlane/ui';

type Row = readonly [name: string, value: string];

const genderLabels = { both: 'All', male: 'Men', female: 'Women' } as const;

function listed(names: readonly string[], fallback: string): string {
  return names.length > 0 ? names.join(', ') : fallback;
}

function audienceRows({ templateTargeting: targeting }: Template): Row[] {
  const { interests, demographics, behaviors } = targeting.detailedTargeting;
  const detailed = [...interests, ...demographics, ...behaviors].map(({ name }) => name);
  const maxAge = targeting.maxAge >= 65 ? '65+' : String(targeting.maxAge);
  return [
    ['Gender', genderLabels[targeting.gender]],
    ['Age', `${targeting.minAge} to ${maxAge}`],
    ['Radius', `${targeting.radius} ${targeting.distanceUnit}${targeting.radius === 1 ? '' : 's'}`],
    ['Detailed targeting', listed(detailed, 'None')],
    ['Languages', targeting.locales.length > 0 ? `${targeting.locales.length} chosen` : 'All'],
    [
      'Special ad category',
      targeting.specialAdCategory === 'NONE' ? 'None' : specialAdCategoryLabels[targeting.specialAdCategory],
    ],
  ];
}

function deliveryRows({ templateTargeting: targeting, templateAdType }: Template): Row[] {
  const placements = Object.entries(targeting.platform).flatMap(([platform, positions]) =>
    positions.map((position) => `${platform.replaceAll('_', ' ')} ${position.replaceAll('_', ' ')}`),
  );
  const isManual = targeting.placement === 'Manual';
  return [
    ['Ad type', adLaunchTypeLabels[templateAdType]],
    ['Placement', isManual ? listed(placements, 'Manual, none chosen') : 'Automatic'],
    ['Multi-advertiser ads', targeting.isMultiAdvertiser ? 'On' : 'Off'],
    ['Creative optimization', targeting.doCreativeOptimize ? 'On' : 'Off'],
  ];
}

function trackingRows({ templateTargeting: { utmTags } }: Template): Row[] {
  return Object.entries(utmTags).map(([name, value]) => [name, value || 'Not set']);
}

function organisationRows({ niche, folderName, categoryName }: Template): Row[] {
  return [
    ['Niche', niche ?? 'None'],
    ['Folder', folderName ?? 'None'],
    ['Category', categoryName ?? 'None'],
  ];
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <Box as="dl" display="grid" gap={3} textStyle="sm">
      {rows.map(([name, value]) => (
        <Box key={name} display="grid" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)" gap={4}>
          <Box as="dt" color="fg.muted">
            {name}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Audience, delivery and tracking that the template is launched with. */
export function SettingsSummary({ template }: { template: Template }) {
  return (
    <Box
      display="grid"
      gap={5}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Card title="Audience">
        <Rows rows={audienceRows(template)} />
      </Card>
      <Card title="Delivery">
        <Rows rows={deliveryRows(template)} />
      </Card>
      <Card title="Tracking">
        <Rows rows={trackingRows(template)} />
      </Card>
      <Card title="Organisation">
        <Rows rows={organisationRows(template)} />
      </Card>
    </Box>
  );
}
