import { VerifyEmailScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useMailedToken } from '../navigation/useMailedToken';
import { useStartSession } from '../session/useStartSession';

/** /verify-email#token=… */
export function Component() {
  const token = useMailedToken();
  const startSession = useStartSession();
  return (
    <>
      <title>Confirm your email – Adlane</title>
      <VerifyEmailScreen key={token} token={token} signInHref={paths.signIn} onSignedIn={startSession} />
    </>
  );
}
