import { SignInScreen } from '@adlane/screens';
import { translate } from '@adlane/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { type Area, parseNextPath, paths } from '../navigation/paths';
import { PageTitle } from '../shared/PageTitle';
import { getStartPath } from './getStartPath';
import type { SignInExtrasProps } from './SignInExtras';

const loadSignIn = () => import('./signIn');

/** Time after which the rest of the page is loaded: the form is shown by then. */
const extrasDelayMs = 200;

/** Loads what the form does not need: other ways to sign in and links out of the app. */
function useExtras() {
  const [Extras, setExtras] = useState<ComponentType<SignInExtrasProps>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./SignInExtras').then(({ SignInExtras }) => setExtras(() => SignInExtras));
    }, extrasDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return Extras;
}

export type SignInPageProps = {
  /** Query of the page's address. */
  query: URLSearchParams;
  /** Opens another page of the app instead of this one. */
  onLeave: (path: string) => void;
  /** Called when a field receives focus: a good moment to preload the page that opens next. */
  onStart?: () => void;
};

/** The sign-in page, with or without a router. The sign-in code is loaded when the user starts typing. */
export function SignInPage({ query, onLeave, onStart }: SignInPageProps) {
  const Extras = useExtras();
  const next = parseNextPath(query.get('next'));
  const start = (area: Area) => onLeave(getStartPath(area, next));
  return (
    <>
      <PageTitle text="Sign in" />
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={paths.signUp}
        onStart={() => {
          void loadSignIn();
          onStart?.();
        }}
        notice={next ? translate('Sign in to continue.') : undefined}
        onSignIn={async (credentials) => {
          const { signIn } = await loadSignIn();
          const result = await signIn(credentials);
          if ('errors' in result) return result.errors;
          start(result.area);
          return undefined;
        }}
      >
        {Extras && <Extras onStarted={start} onInvalidUser={() => onLeave(paths.invalidUser)} />}
      </SignInScreen>
    </>
  );
}
