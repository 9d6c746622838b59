import { isHttpError } from '@adlane/api-client';
import type { SignedIn, SignInOptions } from '@adlane/contract/account/auth';
import { describeError } from '@adlane/screens';
import { Alert, Button, Flex, Spinner, Stack, translate } from '@adlane/ui';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { type Area, paths } from '../navigation/paths';
import { authClient } from './authClient';
import { buildCrmUrl, buildGoogleUrl, type ExternalAnswer, readExternalAnswer } from './externalAnswer';
import { storeSession } from './storeSession';

export type ExternalSignInProps = {
  /** Token of the client area; without it, agencies sign in here. */
  agencyToken?: string;
  /** Called after Google or the CRM identified the user and the session started. */
  onStarted: (area: Area) => void;
  /** Called if the identified user has no account here. */
  onInvalidUser: () => void;
};

type Options = z.infer<typeof SignInOptions>;

function sendAnswer(answer: ExternalAnswer, agencyToken: string | undefined): Promise<SignedIn> {
  if (answer.kind === 'crm') {
    return authClient.auth.connectCrm({ body: { code: answer.code, highLevelId: agencyToken ?? null } });
  }
  const { id_token, nonce } = answer;
  return authClient.auth.loginWithGoogle({ body: { id_token, nonce } });
}

/** Signs in with Google or, in the client area, with the CRM; nothing if the server offers neither. */
export function ExternalSignIn({ agencyToken, onStarted, onInvalidUser }: ExternalSignInProps) {
  const [options, setOptions] = useState<Options | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [answer] = useState(() => readExternalAnswer(window.location));
  const isSent = useRef(false);
  useEffect(() => {
    // Without the options, the form above still works.
    authClient.auth.signInOptions().then(setOptions, () => undefined);
  }, []);
  useEffect(() => {
    if (answer === undefined || isSent.current) return;
    isSent.current = true;
    // Neither token nor code stays in the address and the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    sendAnswer(answer, agencyToken).then(
      (signedIn) => onStarted(storeSession(signedIn)),
      (error: unknown) => {
        if (answer.kind === 'crm' && isHttpError(error) && error.status === 422) onInvalidUser();
        else setProblem(describeError(error));
      },
    );
  }, [answer, agencyToken, onStarted, onInvalidUser]);
  if (answer !== undefined && problem === undefined) {
    return (
      <Flex mt={5} justify="center">
        <Spinner label={translate('Signing in')} />
      </Flex>
    );
  }
  const {
    google_client_id: clientId,
    google_sign_in_url: googleUrl,
    crm_sign_in_url: crmUrl,
  } = options ?? {};
  const { origin } = window.location;
  const leaveTo = (buildUrl: () => string) => {
    try {
      window.location.assign(buildUrl());
    } catch {
      setProblem(translate('Your browser blocks the storage that this needs. Open the page in its own tab.'));
    }
  };
  return (
    <Stack gap={3} mt={problem || options ? 5 : 0}>
      {problem === undefined ? null : <Alert tone="error">{problem}</Alert>}
      {agencyToken === undefined && clientId && googleUrl ? (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => leaveTo(() => buildGoogleUrl(googleUrl, clientId, `${origin}${paths.signIn}`))}
        >
          {translate('Continue with Google')}
        </Button>
      ) : null}
      {agencyToken !== undefined && crmUrl ? (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => leaveTo(() => buildCrmUrl(crmUrl, `${origin}${paths.clientSignInTo(agencyToken)}`))}
        >
          {translate('Continue with HighLevel')}
        </Button>
      ) : null}
    </Stack>
  );
}
