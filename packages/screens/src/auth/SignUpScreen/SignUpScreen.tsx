import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { Grid, Link } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { useState } from 'react';
import { AccountForm } from '../../shared/AccountForm/AccountForm';
import { NewPasswordField } from '../../shared/AccountForm/NewPasswordField';
import { MailboxHint, Outcome } from '../../shared/AccountForm/Outcome';
import { AuthPage } from '../AuthPage/AuthPage';

export type SignUpScreenProps = {
  signInHref: string;
  /** Link to resend the confirmation email. */
  resendHref: string;
};

const names = ['first_name', 'last_name', 'business_name', 'email', 'phone', 'password'] as const;

/** Creates an agency account; the emailed link activates it (ads §2, /signup). */
export function SignUpScreen({ signInHref, resendHref }: SignUpScreenProps) {
  const { client } = useApi();
  const [outcome, setOutcome] = useState<string>();
  if (outcome !== undefined) {
    return (
      <AuthPage title="Create an account" footer={<Link href={resendHref}>Resend email</Link>}>
        <Outcome message={outcome}>
          <MailboxHint />
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Create an account"
      footer={<Link href={signInHref}>Already have an account? Sign in</Link>}
    >
      <AccountForm
        names={names}
        body={contract.auth.signup.body}
        submitLabel="Create account"
        send={async (body) => setOutcome((await client.auth.signup({ body })).message)}
      >
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <TextField name="first_name" label="First name" autoComplete="given-name" required />
          <TextField name="last_name" label="Last name" autoComplete="family-name" required />
        </Grid>
        <TextField name="business_name" label="Business name" autoComplete="organization" required />
        <TextField name="email" label="Email" type="email" autoComplete="username" required />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <NewPasswordField />
      </AccountForm>
    </AuthPage>
  );
}
