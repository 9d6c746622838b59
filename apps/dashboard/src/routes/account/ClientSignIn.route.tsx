import { ClientSignInScreen, SignUpScreen } from '@adlane/screens';
import { Flex, Link, translate } from '@adlane/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { LanguageSwitch } from '../../language/LanguageSwitch';
import { parseNextPath, paths } from '../../navigation/paths';
import { ExternalSignIn } from '../../session/ExternalSignIn';
import { getStartPath } from '../../session/getStartPath';
import { useStartSession } from '../../session/useStartSession';
import { PageTitle } from '../../shared/PageTitle';

/** /agency/{token}/login, with `?signup=1` the form to create an account */
export function Component() {
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = parseNextPath(params.get('next'));
  const startSession = useStartSession(next);
  const signInHref = paths.clientSignInTo(token);
  if (params.get('signup') === '1') {
    return (
      <>
        <PageTitle text="Create an account" />
        <SignUpScreen agencyToken={token} signInHref={signInHref} resendHref={paths.verifyEmail} />
      </>
    );
  }
  return (
    <>
      <PageTitle text="Sign in" />
      <ClientSignInScreen
        token={token}
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={`${signInHref}?signup=1`}
        onSignedIn={startSession}
      >
        <ExternalSignIn
          agencyToken={token}
          onStarted={(area) => void navigate(getStartPath(area, next), { replace: true })}
          onInvalidUser={() => void navigate(paths.invalidUser)}
        />
        <Flex mt={5} justify="center" textStyle="xs" color="fg.muted">
          <Link href={paths.verifyEmail} quiet>
            {translate('Resend confirmation email')}
          </Link>
        </Flex>
        <LanguageSwitch />
      </ClientSignInScreen>
    </>
  );
}
