import { SignUpScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { PageTitle } from '../../shared/PageTitle';

/** /signup. */
export function Component() {
  return (
    <>
      <PageTitle text="Create an account" />
      <SignUpScreen signInHref={paths.signIn} resendHref={paths.verifyEmail} />
    </>
  );
}
