import { ForgotPasswordScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';

/** /forgot-password. */
export function Component() {
  return (
    <>
      <title>Forgot your password? – Adlane</title>
      <ForgotPasswordScreen signInHref={paths.signIn} />
    </>
  );
}
