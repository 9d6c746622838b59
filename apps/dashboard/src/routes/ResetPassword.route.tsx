import { ResetPasswordScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useMailedToken } from '../navigation/useMailedToken';

/** /reset-password#token=… */
export function Component() {
  const token = useMailedToken();
  return (
    <>
      <title>Choose a new password – Adlane</title>
      <ResetPasswordScreen
        key={token}
        token={token}
        signInHref={paths.signIn}
        forgotPasswordHref={paths.forgotPassword}
      />
    </>
  );
}
