import { VerifyEmailScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useMailedToken } from '../../navigation/useMailedToken';
import { useStartSession } from '../../session/useStartSession';
import { PageTitle } from '../../shared/PageTitle';

/** /verify-email#token=… */
export function Component() {
  const token = useMailedToken();
  const startSession = useStartSession();
  return (
    <>
      <PageTitle text="Confirm your email" />
      <VerifyEmailScreen key={token} token={token} signInHref={paths.signIn} onSignedIn={startSession} />
    </>
  );
}
