import { ResetPasswordScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useMailedToken } from '../../navigation/useMailedToken';
import { PageTitle } from '../../shared/PageTitle';

/** /reset-password#token=… */
export function Component() {
  const token = useMailedToken();
  return (
    <>
      <PageTitle text="Choose a new password" />
      <ResetPasswordScreen
        key={token}
        token={token}
        signInHref={paths.signIn}
        forgotPasswordHref={paths.forgotPassword}
      />
    </>
  );
}
