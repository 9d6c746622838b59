import { AcceptInvitationScreen } from '@adlane/screens';
import { paths } from '../app/paths';
import { useMailedToken } from '../app/useMailedToken';
import { useStartSession } from '../session/useStartSession';

/** /accept-invitation#token=… */
export function Component() {
  const token = useMailedToken();
  const startSession = useStartSession();
  return (
    <>
      <title>Accept your invitation – Adlane</title>
      <AcceptInvitationScreen
        key={token}
        token={token}
        resendHref={paths.verifyEmail}
        signInHref={paths.signIn}
        onSignedIn={startSession}
      />
    </>
  );
}
