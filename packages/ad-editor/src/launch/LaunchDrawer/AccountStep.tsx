import type { AdAccount, FacebookPage } from '@adlane/contract';
import { errorMessages, namingPrefix } from '@adlane/contract/constants';
import { Alert, Box, ButtonLink, Link } from '@adlane/ui';
import { SelectField, TextField } from '@adlane/ui/fields';

export type AccountStepProps = {
  accounts: readonly AdAccount[];
  pages: readonly FacebookPage[];
  /** The chosen page. */
  page: FacebookPage | undefined;
  isLeadForm: boolean;
  /** Where accounts are connected. */
  connectHref: string | undefined;
};

const statusNotes = {
  Active: '',
  Processing: ' (assets are being retrieved)',
  NoAsset: ' (no assets)',
  Disconnected: ' (disconnected)',
} as const satisfies Record<AdAccount['status'], string>;

function termsUrl({ external_id }: FacebookPage): string {
  return `https://www.facebook.com/ads/leadgen/tos?page_id=${encodeURIComponent(external_id)}`;
}

/** First step: who the ad is paid by and posted by. */
export function AccountStep({ accounts, pages, page, isLeadForm, connectHref }: AccountStepProps) {
  const hasUsable = accounts.some(({ status }) => status === 'Active');
  const needsTerms = isLeadForm && page !== undefined && !page.leadgen_tos_accepted;
  return (
    <Box display="grid" gap={5}>
      {hasUsable ? null : (
        <Alert
          tone="error"
          action={
            connectHref === undefined ? undefined : (
              <ButtonLink href={connectHref} variant="secondary" size="sm">
                Connect accounts
              </ButtonLink>
            )
          }
        >
          {errorMessages.connectAdAccount}
        </Alert>
      )}
      <TextField
        name="campaignName"
        label="Campaign name"
        hint={`'${namingPrefix}' is put before it on Facebook.`}
        required
      />
      <SelectField
        name="adAccountId"
        label="Ad account"
        placeholder="Choose an ad account"
        required
        options={accounts.map(({ id, name, currency, status }) => ({
          value: String(id),
          label: `${name} · ${currency}${statusNotes[status]}`,
          disabled: status !== 'Active',
        }))}
      />
      <SelectField
        name="pageId"
        label="Facebook page"
        placeholder="Choose a page"
        required
        options={pages.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {needsTerms ? (
        <Alert tone="warning">
          {errorMessages.acceptPageTerms}{' '}
          <Link href={termsUrl(page)} external>
            Open the terms on Facebook
          </Link>
        </Alert>
      ) : null}
    </Box>
  );
}
