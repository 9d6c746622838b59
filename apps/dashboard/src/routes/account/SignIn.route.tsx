import { SignInScreen } from '@adlane/screens';
import { translate } from '@adlane/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Area, parseNextPath, paths } from '../../navigation/paths';
import { getStartPath } from '../../session/getStartPath';
import type { SignInExtrasProps } from '../../session/SignInExtras';
import { PageTitle } from '../../shared/PageTitle';

const loadSignIn = () => import('../../session/signIn');

/** Time after which the rest of the page is loaded: the form is shown by then. */
const extrasDelayMs = 200;

/** Loads what the form does not need: other ways to sign in and links out of the app. */
function useExtras() {
  const [Extras, setExtras] = useState<ComponentType<SignInExtrasProps>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../../session/SignInExtras').then(({ SignInExtras }) => setExtras(() => SignInExtras));
    }, extrasDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return Extras;
}

/** /login. The sign-in code is loaded when the user starts typing. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const Extras = useExtras();
  const next = parseNextPath(params.get('next'));
  const start = (area: Area) => void navigate(getStartPath(area, next), { replace: true });
  return (
    <>
      <PageTitle text="Sign in" />
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={paths.signUp}
        onStart={() => void loadSignIn()}
        notice={next ? translate('Sign in to continue.') : undefined}
        onSignIn={async (credentials) => {
          const { signIn } = await loadSignIn();
          const result = await signIn(credentials);
          if ('errors' in result) return result.errors;
          start(result.area);
          return undefined;
        }}
      >
        {Extras && <Extras onStarted={start} />}
      </SignInScreen>
    </>
  );
}
