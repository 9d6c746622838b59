import { ForgotPasswordScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { PageTitle } from '../../shared/PageTitle';

/** /forgot-password. */
export function Component() {
  return (
    <>
      <PageTitle text="Forgot your password?" />
      <ForgotPasswordScreen signInHref={paths.signIn} />
    </>
  );
}
