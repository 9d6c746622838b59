import { VerifyEmailScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useMailedToken } from '../navigation/useMailedToken';

/** /verify-email#token=… */
export function Component() {
  const token = useMailedToken();
  return (
    <>
      <title>Confirm your email – Adlane</title>
      <VerifyEmailScreen key={token} token={token} signInHref={paths.signIn} />
    </>
  );
}
