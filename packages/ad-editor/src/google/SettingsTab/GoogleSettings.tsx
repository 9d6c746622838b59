import { Box, Card, translate } from '@adlane/ui';
import { googlePaths } from '../../draft/googlePaths';
import { GoogleBudgetFields } from '../launchFields/GoogleBudgetFields';
import { GoogleGoalFields } from '../launchFields/GoogleGoalFields';
import { GooglePlacesFields } from '../launchFields/GooglePlacesFields';
import type { GoogleAccount } from '../launchFields/useGoogleAccount';
import { KeywordsCard } from './KeywordsCard';
import { PeopleCard } from './PeopleCard';
import { SignalsCard } from './SignalsCard';

/** Fields that a card is about without a control of their name: a link to one of them leads to the card. */
const cardFields = {
  keywords: `${googlePaths.targeting}.googleKeywords`,
  signals: `${googlePaths.targeting}.selectedAudienceSignals`,
  people: ['selectedLanguages', 'gender', 'parentalStatus']
    .map((field) => `${googlePaths.targeting}.${field}`)
    .concat(`${googlePaths.launch}.targetLanguages`)
    .join(' '),
  places: ['targetLocationByRadius', 'targetLocationBySearch', 'isEverywhere']
    .map((field) => `${googlePaths.launch}.${field}`)
    .join(' '),
};

export type GoogleSettingsProps = {
  /** The account that audiences and goals are those of, with the currency of the amounts. */
  account: GoogleAccount;
  readOnly: boolean;
  /** Help of the amounts, such as whose currency they count in. */
  amountHint?: string | undefined;
  /** First day of a launch, `2026-11-21`; absent for the defaults of a template, where nothing is required. */
  today?: string | undefined;
};

/** Audience, goal, budget and dates of a Google ad (ads §3, §9). */
export function GoogleSettings({ account, readOnly, amountHint, today }: GoogleSettingsProps) {
  const isLaunch = today !== undefined;
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <Box data-fields={cardFields.keywords} minW={0}>
          <KeywordsCard readOnly={readOnly} />
        </Box>
        <Box data-fields={cardFields.signals} minW={0}>
          <SignalsCard account={account} readOnly={readOnly} />
        </Box>
        <Box data-fields={cardFields.people} minW={0}>
          <PeopleCard readOnly={readOnly} />
        </Box>
      </Box>
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <Card
          title={translate('Goals and bidding')}
          description={isLaunch ? undefined : translate('Fields left empty are required at launch.')}
        >
          <GoogleGoalFields account={account} amountHint={amountHint} readOnly={readOnly} />
        </Card>
        <Box data-fields={cardFields.places} minW={0}>
          <Card
            title={translate('Locations')}
            description={
              isLaunch ? undefined : translate('Defaults for a launch; you can change them there.')
            }
          >
            <GooglePlacesFields readOnly={readOnly} />
          </Card>
        </Box>
        <Card
          title={translate('Budget and dates')}
          description={isLaunch ? undefined : translate('Defaults for a launch; you can change them there.')}
        >
          <GoogleBudgetFields account={account} amountHint={amountHint} today={today} readOnly={readOnly} />
        </Card>
      </Box>
    </Box>
  );
}
