import type { AdAccount } from '@adlane/contract/ads/sources';
import { errorMessages, type GoogleCampaignType, googleCampaignTypes } from '@adlane/contract/constants';
import { Box, Checkbox, FieldShell, Select, translate } from '@adlane/ui';
import { translateOptions } from '../../form/translateOptions';
import { ClientChoice } from '../../launch/fields/ClientChoice';
import { NoAccount } from '../../launch/LaunchDrawer/AccountStep';
import { describeUse } from '../../launch/lastUse';
import { listDefaultFirst } from '../../launch/launchForm';
import type { GoogleLaunchFlow } from './useGoogleLaunch';

const typeHints = {
  PERFORMANCE_MAX: 'Shows the ad on all of Google: Search, YouTube, Gmail, Maps and websites.',
  SEARCH: 'Shows the texts of the ad on result pages for your keywords. Images and videos are left out.',
} as const satisfies Record<GoogleCampaignType, string>;

export type GoogleAccountStepProps = {
  flow: GoogleLaunchFlow;
  accounts: readonly AdAccount[];
  /** Whether the user belongs to the agency, which may launch for a client. */
  isAgency: boolean;
  /** Where accounts are connected. */
  connectHref: string | undefined;
};

/** Who pays, for whom, and the kind of campaign. */
export function GoogleAccountStep({ flow, accounts, isAgency, connectHref }: GoogleAccountStepProps) {
  const { account, campaignType } = flow;
  return (
    <>
      {accounts.some(({ status }) => status === 'Active') ? null : (
        <NoAccount connectHref={connectHref} text={errorMessages.connectGoogle} />
      )}
      <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        {isAgency ? <ClientChoice client={flow.client} onClient={flow.onClient} /> : null}
        <FieldShell
          label={translate('Google ad account')}
          hint={describeUse(account, flow.client?.id ?? null)}
          required
        >
          {(control) => (
            <Select
              {...control}
              value={account ? String(account.id) : ''}
              placeholder={translate('Choose an ad account')}
              options={listDefaultFirst(accounts).map(({ id, name, currency, status }) => ({
                value: String(id),
                label: `${name} · ${currency}`,
                disabled: status !== 'Active',
              }))}
              onChange={({ target }) => flow.onAccount(Number(target.value))}
            />
          )}
        </FieldShell>
        <FieldShell label={translate('Campaign type')} hint={translate(typeHints[campaignType])}>
          {(control) => (
            <Select
              {...control}
              value={campaignType}
              options={translateOptions(googleCampaignTypes)}
              onChange={({ target }) => {
                const chosen = googleCampaignTypes.find(({ value }) => value === target.value);
                if (chosen) flow.onCampaignType(chosen.value);
              }}
            />
          )}
        </FieldShell>
        <Checkbox
          label={translate('This campaign contains political advertising in the EU')}
          checked={flow.isPolitical}
          onChange={({ target }) => flow.onPolitical(target.checked)}
        />
      </Box>
    </>
  );
}
