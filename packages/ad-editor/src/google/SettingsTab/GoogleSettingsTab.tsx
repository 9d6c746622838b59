import { Box } from '@adlane/ui';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { BiddingCard } from './BiddingCard';
import { BudgetCard } from './BudgetCard';
import { KeywordsCard } from './KeywordsCard';
import { PeopleCard } from './PeopleCard';
import { PlacesCard } from './PlacesCard';
import { SignalsCard } from './SignalsCard';
import { useGoogleAccount } from './useGoogleAccount';

/** Whom a Google ad is for, what it is after, and what its launches begin with (ads §3, §9). */
export function GoogleSettingsTab({ readOnly }: EditorTabProps) {
  const account = useGoogleAccount();
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <KeywordsCard readOnly={readOnly} />
        <SignalsCard account={account} readOnly={readOnly} />
        <PeopleCard readOnly={readOnly} />
      </Box>
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <BiddingCard account={account} readOnly={readOnly} />
        <PlacesCard readOnly={readOnly} />
        <BudgetCard account={account} readOnly={readOnly} />
      </Box>
    </Box>
  );
}
