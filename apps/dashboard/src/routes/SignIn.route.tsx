import { SignInScreen } from '@adlane/screens';
import { useNavigate, useSearchParams } from 'react-router';
import { findArea, getHomePath, parseNextPath, paths } from '../navigation/paths';
import { toSessionKey } from '../session/toSessionKey';

const loadSignIn = () => import('../session/signIn');

/** /login. The sign-in code is loaded when the user starts typing. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = parseNextPath(params.get('next'));
  return (
    <>
      <title>Sign in – Adlane</title>
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={paths.signUp}
        onStart={() => void loadSignIn()}
        notice={next ? 'Sign in to continue.' : undefined}
        onSignIn={async (credentials) => {
          const { signIn } = await loadSignIn();
          const result = await signIn(credentials);
          if ('errors' in result) return result.errors;
          const nextArea = next === undefined ? undefined : findArea(next);
          const isOwn = nextArea !== undefined && toSessionKey(nextArea) === toSessionKey(result.area);
          await navigate(isOwn && next !== undefined ? next : getHomePath(result.area), { replace: true });
          return undefined;
        }}
      />
    </>
  );
}
