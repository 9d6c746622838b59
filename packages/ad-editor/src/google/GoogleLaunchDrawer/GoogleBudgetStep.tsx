import type { AdAccount } from '@adlane/contract/ads/sources';
import { Box, Heading, translate } from '@adlane/ui';
import { type ReactNode, useId } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import { ClearedNote } from '../launchFields/ClearedNote';
import { GoogleBudgetFields } from '../launchFields/GoogleBudgetFields';
import { GoogleBusinessFields } from '../launchFields/GoogleBusinessFields';
import { GoogleGoalFields } from '../launchFields/GoogleGoalFields';
import { GooglePlacesFields } from '../launchFields/GooglePlacesFields';
import type { ClearedAmounts } from '../launchFields/useLaunchAmounts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Fields without a control of their name: a link to one of them leads to the places. */
const placeFields = ['targetLocationByRadius', 'targetLocationBySearch', 'isEverywhere']
  .map((field) => `${googlePaths.launch}.${field}`)
  .join(' ');

export type GoogleBudgetStepProps = {
  /** The account that pays. */
  account: AdAccount;
  /** Today where the account is. */
  today: string;
  /** Amounts that this account was not offered. */
  cleared: ClearedAmounts | undefined;
};

/** Second step: what the template proposes for a launch, to be changed for this one. */
export function GoogleBudgetStep({ account, today, cleared }: GoogleBudgetStepProps) {
  const { id, name, currency } = account;
  const lookup = { id, name, currency, isPending: false };
  return (
    <Box display="grid" gap={8} gridTemplateColumns="minmax(0, 1fr)">
      <ClearedNote cleared={cleared} account={account} />
      <Section title={translate('Budget and dates')}>
        <GoogleBudgetFields account={lookup} today={today} readOnly={false} />
      </Section>
      <Section title={translate('Locations')}>
        <Box data-fields={placeFields} minW={0}>
          <GooglePlacesFields readOnly={false} />
        </Box>
      </Section>
      <Section title={translate('Business')}>
        <GoogleBusinessFields readOnly={false} required />
      </Section>
      <Section title={translate('Goals and bidding')}>
        <GoogleGoalFields account={lookup} readOnly={false} />
      </Section>
    </Box>
  );
}
