import { useApi } from '@adlane/api-client';
import { PasswordByToken, type SignedIn } from '@adlane/contract/account/auth';
import { Link, translate } from '@adlane/ui';
import { AccountForm } from '../../../shared/AccountForm/AccountForm';
import { NewPasswordField } from '../../../shared/AccountForm/NewPasswordField';
import { AuthPage } from '../AuthPage/AuthPage';

export type AcceptInvitationScreenProps = {
  /** Token of the emailed link; undefined when the page was opened without one. */
  token: string | undefined;
  /** Link to resend the invitation. */
  resendHref: string;
  /** Path of the sign-in page. */
  signInHref: string;
  /** Called after the password was set and the session started. */
  onSignedIn: (signedIn: SignedIn) => void;
};

/** Accepts an invitation: setting a password opens the account and signs in (ads §2). */
export function AcceptInvitationScreen(props: AcceptInvitationScreenProps) {
  const { token, resendHref, signInHref, onSignedIn } = props;
  const { client } = useApi();
  const footer = (
    <>
      <Link href={resendHref}>{translate('Resend invitation')}</Link>
      <Link href={signInHref}>{translate('Back to sign in')}</Link>
    </>
  );
  if (token === undefined) {
    return (
      <AuthPage title={translate('Accept your invitation')} footer={footer}>
        {translate('Open the link in our email to accept your invitation. Each link works once.')}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={translate('Accept your invitation')}
      notice={translate('Choose a password for your account.')}
      footer={footer}
    >
      <AccountForm
        names={['password']}
        body={PasswordByToken}
        submitLabel={translate('Accept and sign in')}
        send={async ({ password }) =>
          onSignedIn(await client.auth.acceptInvitation({ body: { token, password } }))
        }
      >
        <NewPasswordField />
      </AccountForm>
    </AuthPage>
  );
}
