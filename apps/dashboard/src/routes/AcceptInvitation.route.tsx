import { AcceptInvitationScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useMailedToken } from '../navigation/useMailedToken';
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
