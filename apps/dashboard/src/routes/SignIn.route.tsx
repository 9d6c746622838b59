import { SignInScreen } from '@adlane/screens';
import { useNavigate, useSearchParams } from 'react-router';
import { areaOf, homeOf, paths, safeNext } from '../app/paths';
import { sessionKey } from '../session/sessionKey';

const loadSignIn = () => import('../session/signIn');

/** /login. What signing in needs is loaded when the user begins to type. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));
  return (
    <>
      <title>Sign in – Adlane</title>
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={paths.signUp}
        onStart={() => void loadSignIn()}
        notice={next ? 'Sign in to go on where you were going.' : undefined}
        onSignIn={async (credentials) => {
          const { signIn } = await loadSignIn();
          const result = await signIn(credentials);
          if ('errors' in result) return result.errors;
          const nextArea = next === undefined ? undefined : areaOf(next);
          const isOwn = nextArea !== undefined && sessionKey(nextArea) === sessionKey(result.area);
          await navigate(isOwn && next !== undefined ? next : homeOf(result.area), { replace: true });
          return undefined;
        }}
      />
    </>
  );
}
