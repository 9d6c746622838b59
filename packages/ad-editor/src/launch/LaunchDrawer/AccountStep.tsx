import type { AdAccount, AdAccountRow, FacebookPage } from '@adlane/contract/ads/sources';
import type { Template } from '@adlane/contract/ads/templates';
import { errorMessages, namingPrefix } from '@adlane/contract/constants';
import { Alert, Box, Button, ButtonLink, Link, translate } from '@adlane/ui';
import { SelectField, TextField, useForm, useFormState } from '@adlane/ui/fields';
import { Users } from 'lucide-react';
import { CampaignFields } from '../fields/CampaignFields';
import { ClientField } from '../fields/ClientField';
import { usePageOfAccount } from '../fields/usePageOfAccount';
import { describeUse, findLastUse } from '../lastUse';
import type { LaunchAssets } from '../launchAssets';
import { type LaunchClient, type LaunchForm, listDefaultFirst } from '../launchForm';
import { PostChoice } from '../post/PostChoice';

export type AccountStepProps = {
  assets: LaunchAssets;
  /** Those of the chosen account. */
  pages: readonly FacebookPage[];
  /** The chosen page. */
  page: FacebookPage | undefined;
  /** The chosen account. */
  account: AdAccountRow | undefined;
  template: Pick<Template, 'templateAdType' | 'templateTargeting'>;
  /** Whether the user belongs to the agency, which may launch for a client. */
  isAgency: boolean;
  /** Launches for several clients instead. */
  onLaunchMany: (() => void) | undefined;
  /** Where accounts are connected. */
  connectHref: string | undefined;
};

const statusNotes = {
  Active: '',
  Processing: '(assets are being retrieved)',
  NoAsset: '(no assets)',
  Disconnected: '(disconnected)',
} as const satisfies Record<AdAccount['status'], string>;

/** Accounts to choose from, the default one first; those that can't be used say why. */
export function accountOptions(accounts: readonly AdAccount[]) {
  return listDefaultFirst(accounts).map(({ id, name, currency, status }) => ({
    value: String(id),
    label: `${name} · ${currency} ${translate(statusNotes[status])}`.trim(),
    disabled: status !== 'Active',
  }));
}

/** Where a page's lead-ad terms are accepted. */
function termsUrl({ external_id }: FacebookPage): string {
  return `https://www.facebook.com/ads/leadgen/tos?page_id=${encodeURIComponent(external_id)}`;
}

export type NoAccountProps = {
  /** Where accounts are connected. */
  connectHref: string | undefined;
  /** In the words of ads §8; default: that of any ad account. */
  text?: string;
};

/** Says that there is no ad account, with a link to connect one. */
export function NoAccount({ connectHref, text = errorMessages.connectAdAccount }: NoAccountProps) {
  return (
    <Alert
      tone="error"
      action={
        connectHref === undefined ? undefined : (
          <ButtonLink href={connectHref} variant="secondary" size="sm">
            {translate('Connect accounts')}
          </ButtonLink>
        )
      }
    >
      {translate(text)}
    </Alert>
  );
}

/** Says that a page's lead-ad terms are not accepted, and where they are (ads §8). */
export function PageTerms({ page }: { page: FacebookPage }) {
  return (
    <Alert tone="warning">
      {translate(errorMessages.acceptPageTerms)}{' '}
      <Link href={termsUrl(page)} external>
        {translate('Open the terms on Facebook')}
      </Link>
    </Alert>
  );
}

/** Returns what chooses the account and page that a client's latest ad was launched with. */
function useLastUse(assets: LaunchAssets): (client: LaunchClient | null) => void {
  const form = useForm<LaunchForm>();
  return (client) => {
    const use = client ? findLastUse(assets, client.id) : undefined;
    if (!use) return;
    form.batch(() => {
      form.change('adAccountId', use.adAccountId);
      form.change('pageId', use.pageId);
    });
  };
}

/** First step: who the ad is paid by and posted by. */
export function AccountStep(props: AccountStepProps) {
  const { assets, pages, page, account, template, isAgency, connectHref, onLaunchMany } = props;
  const { accounts } = assets;
  const adType = template.templateAdType;
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  const chooseLastUse = useLastUse(assets);
  const hasUsable = accounts.some(({ status }) => status === 'Active');
  usePageOfAccount('pageId', pages);
  const needsTerms = adType === 'leadform' && page !== undefined && !page.leadgen_tos_accepted;
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {hasUsable ? null : <NoAccount connectHref={connectHref} />}
      <TextField
        name="campaignName"
        label={translate('Campaign name')}
        hint={translate("We add '{namingPrefix}' in front of it on Facebook.", { namingPrefix })}
        required
      />
      {isAgency ? <ClientField name="client" onClient={chooseLastUse} /> : null}
      {onLaunchMany ? (
        <Box>
          <Button variant="secondary" size="sm" startIcon={<Users />} onClick={onLaunchMany}>
            {translate('Launch for several clients')}
          </Button>
        </Box>
      ) : null}
      <SelectField
        name="adAccountId"
        label={translate('Ad account')}
        placeholder={translate('Choose an ad account')}
        hint={describeUse(account, values.client?.id ?? null)}
        required
        options={accountOptions(accounts)}
      />
      <SelectField
        name="pageId"
        label={translate('Facebook page')}
        placeholder={translate('Choose a page')}
        required
        options={listDefaultFirst(pages).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {needsTerms ? <PageTerms page={page} /> : null}
      {account?.status === 'Active' ? <CampaignFields adType={adType} adAccountId={account.id} /> : null}
      <PostChoice template={template} pageId={page?.id} />
    </Box>
  );
}
