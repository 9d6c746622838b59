import type { AdAccount } from '@adlane/contract/ads/sources';
import {
  googleBiddingLabels,
  googleCampaignObjectives,
  googleCampaignTypes,
  googleLanguages,
} from '@adlane/contract/constants';
import { findGoogleBidding, formatDay, formatMoney } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';
import type { LaunchClient } from '../../launch/launchForm';
import type { SummaryRow } from '../../launch/review/SummaryList';
import type { GoogleTerms } from './googleLaunchBody';

/** Formats a list of names, or the text for an empty one. */
function listed(names: readonly string[], none: string): string {
  return names.length === 0 ? translate(none) : names.join(', ');
}

function formatBudget({ adBudget, budgetType }: GoogleTerms, { currency }: AdAccount): string {
  if (adBudget === 0) return translate('None yet');
  const amount = formatMoney(adBudget, currency, getLocale());
  return translate(budgetType === 'Monthly' ? '{amount} a month' : '{amount} a day', { amount });
}

function formatPlaces(terms: GoogleTerms): string[] {
  const { targetLocationBySearch = [], targetLocationByRadius = [], isEverywhere = false } = terms;
  const places = [
    ...targetLocationBySearch.map(({ mode, name }) => ({ mode, name })),
    ...targetLocationByRadius.map(({ mode, address, radius, distanceUnit = 'mile' }) => ({
      mode,
      name: translate(
        distanceUnit === 'mile' ? '{radius} miles around {address}' : '{radius} kilometers around {address}',
        { radius, address },
      ),
    })),
  ];
  const names = places.map(({ mode, name }) =>
    mode === 'exclude' ? translate('not {name}', { name }) : name,
  );
  return isEverywhere ? [translate('Everywhere in the world'), ...names] : names;
}

function formatLanguages({ targetLanguages = [] }: GoogleTerms): string[] {
  return googleLanguages
    .filter(({ code }) => targetLanguages.includes(code))
    .map(({ label }) => translate(label));
}

/** A Google launch once more, as people read it (ads §2, confirm). */
export function googleSummary(
  launch: GoogleTerms,
  account: AdAccount,
  client: LaunchClient | null,
): readonly SummaryRow[] {
  const type = launch.campaignType ?? 'PERFORMANCE_MAX';
  const objectives = (launch.googleCampaignObjectives ?? []).map((each) =>
    translate(googleCampaignObjectives.find(({ value }) => value === each)?.label ?? each),
  );
  return [
    ...(client ? ([['Client', client.name]] as const) : []),
    ['Campaign', launch.campaignName || translate('No name yet')],
    ['Campaign type', translate(googleCampaignTypes.find(({ value }) => value === type)?.label ?? type)],
    ['Ad account', account.name],
    ['Business', launch.businessName || translate('No name yet')],
    ['Final URL', launch.finalUrl || translate('No address yet')],
    ['Objective', listed(objectives, 'None yet')],
    [
      'Conversion goals',
      listed(
        (launch.selectedConversionGoals ?? []).map(({ name }) => name),
        'None yet',
      ),
    ],
    ['Bids for', translate(googleBiddingLabels[findGoogleBidding(launch)])],
    ['Budget', formatBudget(launch, account)],
    ['Start', formatDay(launch.startDate, getLocale())],
    ['End', launch.endDate ? formatDay(launch.endDate, getLocale()) : translate('Until you stop it')],
    ['Languages', listed(formatLanguages(launch), 'None yet')],
    ['Places', listed(formatPlaces(launch), 'None yet')],
  ];
}
