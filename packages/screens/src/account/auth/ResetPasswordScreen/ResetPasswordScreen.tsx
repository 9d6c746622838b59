import { useApi } from '@adlane/api-client';
import { PasswordByToken } from '@adlane/contract/account/auth';
import { ButtonLink, Link, translate } from '@adlane/ui';
import { useState } from 'react';
import { AccountForm } from '../../../shared/AccountForm/AccountForm';
import { NewPasswordField } from '../../../shared/AccountForm/NewPasswordField';
import { Outcome } from '../../../shared/AccountForm/Outcome';
import { AuthPage } from '../AuthPage/AuthPage';

export type ResetPasswordScreenProps = {
  /** Token of the emailed link; undefined when the page was opened without one. */
  token: string | undefined;
  /** Path of the sign-in page. */
  signInHref: string;
  /** Path of the page that sends a reset link. */
  forgotPasswordHref: string;
};

/** Sets a new password from the emailed link (ads §7). */
export function ResetPasswordScreen({ token, signInHref, forgotPasswordHref }: ResetPasswordScreenProps) {
  const { client } = useApi();
  const [outcome, setOutcome] = useState<string>();
  if (outcome !== undefined) {
    return (
      <AuthPage title={translate('Choose a new password')}>
        <Outcome message={outcome}>
          <ButtonLink href={signInHref} fullWidth>
            {translate('Sign in')}
          </ButtonLink>
        </Outcome>
      </AuthPage>
    );
  }
  if (token === undefined) {
    return (
      <AuthPage
        title={translate('Choose a new password')}
        notice={translate('Open the link in our email to choose a new password. Each link works once.')}
      >
        <ButtonLink href={forgotPasswordHref} fullWidth>
          {translate('Send reset link')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={translate('Choose a new password')}
      footer={<Link href={forgotPasswordHref}>{translate('Send another link')}</Link>}
    >
      <AccountForm
        names={['password']}
        body={PasswordByToken}
        submitLabel={translate('Change password')}
        send={async ({ password }) =>
          setOutcome((await client.auth.resetPassword({ body: { token, password } })).message)
        }
      >
        <NewPasswordField label={translate('New password')} />
      </AccountForm>
    </AuthPage>
  );
}
