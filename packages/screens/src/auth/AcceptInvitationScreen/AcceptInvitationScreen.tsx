import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { SignedIn } from '@adlane/contract/auth';
import { Link } from '@adlane/ui';
import { AccountForm } from '../../shared/AccountForm/AccountForm';
import { NewPasswordField } from '../../shared/AccountForm/NewPasswordField';
import { AuthPage } from '../AuthPage/AuthPage';

export type AcceptInvitationScreenProps = {
  /** The mailed link's; none where the page was opened without it. */
  token: string | undefined;
  /** Where an invitation is mailed again. */
  resendHref: string;
  signInHref: string;
  /** The password is chosen, the session begun. */
  onSignedIn: (signedIn: SignedIn) => void;
};

/** Where an invitation leads: choosing a password opens the account and signs in (ads §2). */
export function AcceptInvitationScreen(props: AcceptInvitationScreenProps) {
  const { token, resendHref, signInHref, onSignedIn } = props;
  const { client } = useApi();
  const footer = (
    <>
      <Link href={resendHref}>Resend invitation</Link>
      <Link href={signInHref}>Back to sign in</Link>
    </>
  );
  if (token === undefined) {
    return (
      <AuthPage title="Accept your invitation" footer={footer}>
        Open the link in our email to accept your invitation. Each link works once.
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Accept your invitation" notice="Choose a password for your account." footer={footer}>
      <AccountForm
        names={['password']}
        body={contract.auth.acceptInvitation.body}
        submitLabel="Accept and sign in"
        send={async ({ password }) =>
          onSignedIn(await client.auth.acceptInvitation({ body: { token, password } }))
        }
      >
        <NewPasswordField />
      </AccountForm>
    </AuthPage>
  );
}
