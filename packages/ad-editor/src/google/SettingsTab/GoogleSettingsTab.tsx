import { Box } from '@adlane/ui';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { googlePaths } from '../googlePaths';
import { BiddingCard } from './BiddingCard';
import { BudgetCard } from './BudgetCard';
import { KeywordsCard } from './KeywordsCard';
import { PeopleCard } from './PeopleCard';
import { PlacesCard } from './PlacesCard';
import { SignalsCard } from './SignalsCard';
import { useGoogleAccount } from './useGoogleAccount';

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

/** Audience, goal and launch defaults of a Google ad (ads §3, §9). */
export function GoogleSettingsTab({ readOnly }: Pick<EditorTabProps, 'readOnly'>) {
  const account = useGoogleAccount();
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
        <BiddingCard account={account} readOnly={readOnly} />
        <Box data-fields={cardFields.places} minW={0}>
          <PlacesCard readOnly={readOnly} />
        </Box>
        <BudgetCard account={account} readOnly={readOnly} />
      </Box>
    </Box>
  );
}
