import { AcceptInvitationScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useMailedToken } from '../../navigation/useMailedToken';
import { useStartSession } from '../../session/useStartSession';
import { PageTitle } from '../../shared/PageTitle';

/** /accept-invitation#token=… */
export function Component() {
  const token = useMailedToken();
  const startSession = useStartSession();
  return (
    <>
      <PageTitle text="Accept your invitation" />
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
