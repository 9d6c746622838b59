import { useApi } from '@adlane/api-client';
import { AgencySignup, ClientSignup } from '@adlane/contract/account/auth';
import { Grid, Link, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { useState } from 'react';
import { AccountForm } from '../../../shared/AccountForm/AccountForm';
import { NewPasswordField } from '../../../shared/AccountForm/NewPasswordField';
import { MailboxHint, Outcome } from '../../../shared/AccountForm/Outcome';
import { AuthPage } from '../AuthPage/AuthPage';

export type SignUpScreenProps = {
  /** Token of the agency whose client signs up; without it, an agency signs up. */
  agencyToken?: string | undefined;
  /** Path of the sign-in page. */
  signInHref: string;
  /** Link to resend the confirmation email. */
  resendHref: string;
};

const names = ['first_name', 'last_name', 'business_name', 'email', 'phone', 'password'] as const;

type SignUpForm = Readonly<Record<(typeof names)[number], string>>;

function useSignUp(token: string | undefined) {
  const { client } = useApi();
  return token === undefined
    ? { body: AgencySignup, send: (body: SignUpForm) => client.auth.signup({ body }) }
    : {
        body: ClientSignup,
        send: (body: SignUpForm) => client.auth.clientSignup({ params: { token }, body }),
      };
}

/** Creates an account of an agency or its client; the emailed link activates it (ads §2, /signup). */
export function SignUpScreen({ agencyToken, signInHref, resendHref }: SignUpScreenProps) {
  const { body, send } = useSignUp(agencyToken);
  const [outcome, setOutcome] = useState<string>();
  if (outcome !== undefined) {
    return (
      <AuthPage
        title={translate('Create an account')}
        footer={<Link href={resendHref}>{translate('Resend email')}</Link>}
      >
        <Outcome message={outcome}>
          <MailboxHint />
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={translate('Create an account')}
      footer={<Link href={signInHref}>{translate('Already have an account? Sign in')}</Link>}
    >
      <AccountForm
        names={names}
        body={body}
        submitLabel={translate('Create account')}
        send={async (form) => setOutcome((await send(form)).message)}
      >
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <TextField name="first_name" label={translate('First name')} autoComplete="given-name" required />
          <TextField name="last_name" label={translate('Last name')} autoComplete="family-name" required />
        </Grid>
        <TextField
          name="business_name"
          label={translate('Business name')}
          autoComplete="organization"
          required={agencyToken === undefined}
        />
        <TextField name="email" label={translate('Email')} type="email" autoComplete="username" required />
        <TextField name="phone" label={translate('Phone')} type="tel" autoComplete="tel" />
        <NewPasswordField />
      </AccountForm>
    </AuthPage>
  );
}
