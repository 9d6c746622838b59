import { useApi } from '@adlane/api-client';
import { EmailRequest, EmailVerification, type SignedIn } from '@adlane/contract/account/auth';
import { Button, Link, Stack, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { useState } from 'react';
import { AccountForm } from '../../../shared/AccountForm/AccountForm';
import { MailboxHint, Outcome } from '../../../shared/AccountForm/Outcome';
import { AuthPage } from '../AuthPage/AuthPage';

export type VerifyEmailScreenProps = {
  /** Token of the emailed link; undefined when the page was opened without one. */
  token: string | undefined;
  /** Path of the sign-in page. */
  signInHref: string;
  /** Called after the account was activated and the session started. */
  onSignedIn: (signedIn: SignedIn) => void;
};

function ConfirmForm({ token, onSignedIn }: Pick<VerifyEmailScreenProps, 'onSignedIn'> & { token: string }) {
  const { client } = useApi();
  return (
    // Confirmed by a button: email scanners that open links must not use up the token.
    <AccountForm
      names={[]}
      body={EmailVerification}
      submitLabel={translate('Confirm and sign in')}
      send={async () => onSignedIn(await client.auth.verifyEmail({ body: { token } }))}
    >
      {null}
    </AccountForm>
  );
}

function ResendForm() {
  const { client } = useApi();
  const [outcome, setOutcome] = useState<string>();
  if (outcome !== undefined) {
    return (
      <Outcome message={outcome}>
        <MailboxHint />
      </Outcome>
    );
  }
  return (
    <AccountForm
      names={['email']}
      body={EmailRequest}
      submitLabel={translate('Resend email')}
      send={async (body) => setOutcome((await client.auth.resendVerification({ body })).message)}
    >
      <TextField name="email" label={translate('Email')} type="email" autoComplete="username" required />
    </AccountForm>
  );
}

/** Activates an account from the emailed link, and signs in (ads §7). */
export function VerifyEmailScreen({ token, signInHref, onSignedIn }: VerifyEmailScreenProps) {
  const [isResending, setIsResending] = useState(token === undefined);
  const signIn = <Link href={signInHref}>{translate('Back to sign in')}</Link>;
  if (token === undefined || isResending) {
    return (
      <AuthPage
        title={translate('Confirm your email')}
        notice={translate(
          'Open the link in our email. If it did not arrive or has expired, request another one.',
        )}
        footer={signIn}
      >
        <ResendForm />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={translate('Confirm your email')} footer={signIn}>
      <Stack gap={3}>
        <ConfirmForm token={token} onSignedIn={onSignedIn} />
        <Button variant="ghost" fullWidth onClick={() => setIsResending(true)}>
          {translate('Send another link')}
        </Button>
      </Stack>
    </AuthPage>
  );
}
