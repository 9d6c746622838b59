import { googleCampaignObjectives, googleCampaignTypes } from '@adlane/contract/constants';
import type { GoogleLaunch } from '@adlane/contract/launches';
import type { AdAccount } from '@adlane/contract/sources';
import { formatMoney } from '@adlane/ui/fields';
import type { SummaryRow } from '../review/SummaryList';

/** Formats a list of names, or the text for an empty one. */
function listed(names: readonly string[], none: string): string {
  return names.length === 0 ? none : names.join(', ');
}

/** A day, wherever it is read: `Nov 2, 2026`. */
function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', dateStyle: 'medium' });
}

function formatBudget({ adBudget, budgetType }: GoogleLaunch, { currency }: AdAccount): string {
  if (adBudget === 0) return 'None yet';
  return `${formatMoney(adBudget, currency)} a ${budgetType === 'Monthly' ? 'month' : 'day'}`;
}

function formatPlaces({ targetLocationBySearch = [], targetLocationByRadius = [] }: GoogleLaunch): string[] {
  const places = [
    ...targetLocationBySearch.map(({ mode, name }) => ({ mode, name })),
    ...targetLocationByRadius.map(({ mode, address, radius, distanceUnit = 'mile' }) => ({
      mode,
      name: `${radius} ${distanceUnit}s around ${address}`,
    })),
  ];
  return places.map(({ mode, name }) => (mode === 'exclude' ? `not ${name}` : name));
}

/** A Google launch once more, as people read it (ads §2, confirm). */
export function googleSummary(launch: GoogleLaunch, account: AdAccount): readonly SummaryRow[] {
  const type = launch.campaignType ?? 'PERFORMANCE_MAX';
  const objectives = (launch.googleCampaignObjectives ?? []).map(
    (each) => googleCampaignObjectives.find(({ value }) => value === each)?.label ?? each,
  );
  return [
    ['Campaign', launch.campaignName || 'No name yet'],
    ['Campaign type', googleCampaignTypes.find(({ value }) => value === type)?.label ?? type],
    ['Ad account', account.name],
    ['Business', launch.businessName || 'No name yet'],
    ['Final URL', launch.finalUrl || 'No address yet'],
    ['Objective', listed(objectives, 'None yet')],
    [
      'Conversion goals',
      listed(
        launch.selectedConversionGoals.map(({ name }) => name),
        'None yet',
      ),
    ],
    ['Budget', formatBudget(launch, account)],
    ['Start', formatDay(launch.startDate)],
    ['End', launch.endDate ? formatDay(launch.endDate) : 'Until you stop it'],
    ['Places', listed(formatPlaces(launch), 'Everywhere')],
  ];
}
