import { useApi } from '@adlane/api-client';
import { EmailRequest } from '@adlane/contract/account/auth';
import { Link, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { useState } from 'react';
import { AccountForm } from '../../../shared/AccountForm/AccountForm';
import { MailboxHint, Outcome } from '../../../shared/AccountForm/Outcome';
import { AuthPage } from '../AuthPage/AuthPage';

export type ForgotPasswordScreenProps = {
  /** Path of the sign-in page. */
  signInHref: string;
};

/** Requests a password reset link (ads §2, /forgot-password). */
export function ForgotPasswordScreen({ signInHref }: ForgotPasswordScreenProps) {
  const { client } = useApi();
  const [outcome, setOutcome] = useState<string>();
  return (
    <AuthPage
      title={translate('Forgot your password?')}
      footer={<Link href={signInHref}>{translate('Back to sign in')}</Link>}
    >
      {outcome === undefined ? (
        <AccountForm
          names={['email']}
          body={EmailRequest}
          submitLabel={translate('Send reset link')}
          send={async (body) => setOutcome((await client.auth.forgetPassword({ body })).message)}
        >
          <TextField
            name="email"
            label={translate('Email')}
            type="email"
            autoComplete="username"
            hint={translate('We email you a link to choose a new password.')}
            required
          />
        </AccountForm>
      ) : (
        <Outcome message={outcome}>
          <MailboxHint />
        </Outcome>
      )}
    </AuthPage>
  );
}
