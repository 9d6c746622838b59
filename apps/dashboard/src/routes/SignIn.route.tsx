import { SignInScreen } from '@adlane/screens';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Area, parseNextPath, paths } from '../navigation/paths';
import { getStartPath } from '../session/getStartPath';

const loadSignIn = () => import('../session/signIn');

// Loaded after the form is shown.
const ExternalSignIn = lazy(async () => ({
  default: (await import('../session/ExternalSignIn')).ExternalSignIn,
}));

/** /login. The sign-in code is loaded when the user starts typing. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = parseNextPath(params.get('next'));
  const start = (area: Area) => void navigate(getStartPath(area, next), { replace: true });
  return (
    <>
      <title>Sign in – Adlane</title>
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={paths.signUp}
        resendHref={paths.verifyEmail}
        onStart={() => void loadSignIn()}
        notice={next ? 'Sign in to continue.' : undefined}
        onSignIn={async (credentials) => {
          const { signIn } = await loadSignIn();
          const result = await signIn(credentials);
          if ('errors' in result) return result.errors;
          start(result.area);
          return undefined;
        }}
      >
        <Suspense>
          <ExternalSignIn onStarted={start} />
        </Suspense>
      </SignInScreen>
    </>
  );
}
