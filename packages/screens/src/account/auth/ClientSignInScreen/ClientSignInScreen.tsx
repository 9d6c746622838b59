import { useApi } from '@adlane/api-client';
import type { SignedIn } from '@adlane/contract/account/auth';
import { EmptyState, Grid, QueryState, Spinner, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toFormErrors } from '../../../shared/AccountForm/toFormErrors';
import { SignInScreen } from '../SignInScreen/SignInScreen';

export type ClientSignInScreenProps = {
  /** The agency's token in the URL. */
  token: string;
  /** Path of the page that sends a reset link. */
  forgotPasswordHref: string;
  /** Called with the session after signing in. */
  onSignedIn: (signedIn: SignedIn) => void;
  /** Link to create an account, if the agency allows it. */
  signUpHref: string;
  /** Other ways to sign in, below the form. */
  children?: ReactNode;
};

/** Sign-in page of an agency's clients, under the agency's name (ads §2, /agency/{highLevelId}/login). */
export function ClientSignInScreen(props: ClientSignInScreenProps) {
  const { token, forgotPasswordHref, signUpHref, onSignedIn, children } = props;
  const { client, queries } = useApi();
  const params = { token };
  const agency = useQuery(queries.auth.validateAgency.query({ params }));
  return (
    <QueryState
      query={agency}
      errorTitle={translate("Couldn't load the sign-in page")}
      loading={<Spinner size="lg" />}
      isEmpty={({ is_valid }) => !is_valid}
      empty={
        <EmptyState title={translate('Agency not found')}>
          {translate('Check the address, or ask your agency for its sign-in link.')}
        </EmptyState>
      }
      frame={(state) => (
        <Grid as="main" minH="100dvh" placeItems="center">
          {state}
        </Grid>
      )}
    >
      {({ name, is_signup_open }) => (
        <SignInScreen
          brandName={name}
          forgotPasswordHref={forgotPasswordHref}
          signUpHref={is_signup_open ? signUpHref : undefined}
          onSignIn={async (body) => {
            try {
              onSignedIn(await client.auth.clientLogin({ params, body }));
              return undefined;
            } catch (error) {
              return toFormErrors(error, ['email', 'password']);
            }
          }}
        >
          {children}
        </SignInScreen>
      )}
    </QueryState>
  );
}
