import { useApi } from '@adlane/api-client';
import type { SignedIn } from '@adlane/contract/auth';
import { EmptyState, ErrorState, Grid, Spinner } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toFormErrors } from '../../shared/AccountForm/toFormErrors';
import { SignInScreen } from '../SignInScreen/SignInScreen';

export type ClientSignInScreenProps = {
  /** The agency's token in the URL. */
  token: string;
  forgotPasswordHref: string;
  onSignedIn: (signedIn: SignedIn) => void;
};

function Middle({ children }: { children: ReactNode }) {
  return (
    <Grid as="main" minH="100dvh" placeItems="center">
      {children}
    </Grid>
  );
}

/** Sign-in page of an agency's clients, under the agency's name (ads §2, /agency/{highLevelId}/login). */
export function ClientSignInScreen({ token, forgotPasswordHref, onSignedIn }: ClientSignInScreenProps) {
  const { client, queries } = useApi();
  const params = { token };
  const agency = useQuery(queries.auth.validateAgency.query({ params }));
  if (agency.isPending) {
    return (
      <Middle>
        <Spinner size="lg" label="Loading" />
      </Middle>
    );
  }
  if (agency.isError) {
    return (
      <Middle>
        <ErrorState
          title="The sign-in page could not be loaded"
          retrying={agency.isFetching}
          onRetry={() => void agency.refetch()}
        />
      </Middle>
    );
  }
  if (!agency.data.is_valid) {
    return (
      <Middle>
        <EmptyState title="Agency not found">
          Check the address, or ask your agency for its sign-in link.
        </EmptyState>
      </Middle>
    );
  }
  return (
    <SignInScreen
      brandName={agency.data.name}
      forgotPasswordHref={forgotPasswordHref}
      onSignIn={async (body) => {
        try {
          onSignedIn(await client.auth.clientLogin({ params, body }));
          return undefined;
        } catch (error) {
          return toFormErrors(error, ['email', 'password']);
        }
      }}
    />
  );
}
