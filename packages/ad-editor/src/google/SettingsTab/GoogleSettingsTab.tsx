import { Alert, Box, Button, translate } from '@adlane/ui';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { describeCurrency } from '../launchFields/describeCurrency';
import { type GoogleAccount, useGoogleAccount } from '../launchFields/useGoogleAccount';
import { GoogleSettings } from './GoogleSettings';
import { type TemplateCurrency, useTemplateCurrency } from './useTemplateCurrency';

type CurrencyNoteProps = { amounts: TemplateCurrency; account: GoogleAccount; readOnly: boolean };

/** Says that the account pays in another currency than the amounts, or that they have none yet. */
function CurrencyNote({ amounts, account, readOnly }: CurrencyNoteProps) {
  const { currency, isNamed, changeCurrency } = amounts;
  const { name, currency: other } = account;
  if (name === undefined || (isNamed && currency === other)) return null;
  return (
    <Alert
      tone="warning"
      action={
        readOnly ? undefined : (
          <Button size="sm" variant="secondary" onClick={() => changeCurrency(other)}>
            {translate('Use {name}', { name: other })}
          </Button>
        )
      }
    >
      {isNamed
        ? translate('The amounts are in {currency}, but {name} pays in {other}. They are not converted.', {
            currency,
            name,
            other,
          })
        : translate(
            'The amounts have no currency yet, so no launch begins with them. {name} pays in {other}.',
            {
              name,
              other,
            },
          )}
    </Alert>
  );
}

/** Audience, goal and launch defaults of a Google template (ads §3, §9). */
export function GoogleSettingsTab({ readOnly }: Pick<EditorTabProps, 'readOnly'>) {
  const account = useGoogleAccount();
  const amounts = useTemplateCurrency(account.currency);
  const { currency } = amounts;
  const name = currency === account.currency ? account.name : undefined;
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <CurrencyNote amounts={amounts} account={account} readOnly={readOnly} />
      <GoogleSettings
        account={{ ...account, currency }}
        amountHint={describeCurrency({ name, currency })}
        readOnly={readOnly}
      />
    </Box>
  );
}
