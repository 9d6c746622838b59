import { SignUpScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';

/** /signup. */
export function Component() {
  return (
    <>
      <title>Create an account – Adlane</title>
      <SignUpScreen signInHref={paths.signIn} resendHref={paths.verifyEmail} />
    </>
  );
}
