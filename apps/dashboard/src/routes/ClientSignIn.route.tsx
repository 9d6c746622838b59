import { ClientSignInScreen } from '@adlane/screens';
import { useParams } from 'react-router';
import { paths } from '../navigation/paths';
import { useStartSession } from '../session/useStartSession';

/** /agency/{token}/login */
export function Component() {
  const { token = '' } = useParams();
  const startSession = useStartSession();
  return (
    <>
      <title>Sign in – Adlane</title>
      <ClientSignInScreen token={token} forgotPasswordHref={paths.forgotPassword} onSignedIn={startSession} />
    </>
  );
}
