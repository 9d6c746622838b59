import { ApiProvider, isHttpError, useApi, useLive } from '@adlane/api-client';
import type { User } from '@adlane/contract/account/auth';
import {
  dismissToastActions,
  Grid,
  NavigationGuards,
  QueryState,
  Spinner,
  StoredChoices,
  Toaster,
  translate,
} from '@adlane/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { RouterUrlState } from '../app/RouterUrlState';
import { readAppConfig } from '../config/appConfig';
import { handleApiError } from '../errors/handleApiError';
import type { Bug } from '../errors/reportBug';
import { type AreaApi, createAreaApi } from '../navigation/createAreaApi';
import { type Area, getHomePath, paths } from '../navigation/paths';
import { usePageBlocker } from '../navigation/usePageBlocker';
import { getUserArea } from '../session/getUserArea';
import { getSessionAtom } from '../session/session.atoms';
import { toSessionKey } from '../session/toSessionKey';
import { UserContext } from '../session/UserContext';
import { AreaShell } from './AreaShell';
import { clearWidgetIdentity, identifyToWidget } from './feedback/feedbackWidget';
import { toaster } from './toaster';
import { useErrorEffects } from './useErrorEffects';

type AreaProps = {
  area: Area;
  /** The page stands alone, without menus; for the steps before the first page. */
  isPlain?: boolean | undefined;
  children: ReactNode;
};

/** Files a bug ticket if this installation has a service for them: in production, and not for the super admin. */
async function fileBug({ client }: AreaApi, bug: Pick<Bug, 'message' | 'error' | 'user'>) {
  // Not through the cache: its failure would be the next bug to file.
  const config = await client.onboarding.config().catch(() => undefined);
  const service = config?.error_reports ?? null;
  if (service === null) return;
  const { reportBug } = await import('../errors/reportBug');
  await reportBug(service, { ...bug, pageUrl: window.location.href, now: new Date() });
}

function useAreaApi(area: Area) {
  const store = useStore();
  const effects = useErrorEffects(area);
  // Created once: area, store and navigate do not change while this area is shown.
  const [api] = useState(() => {
    const readSession = () => store.get(getSessionAtom(area));
    const created: AreaApi = createAreaApi(
      () => readSession()?.token,
      (error) => {
        // Many calls may fail when the session ends; only the first one is reported.
        if (readSession() === undefined && isHttpError(error) && error.status === 401) return;
        const reportBug = (message: string) =>
          void fileBug(created, { message, error, user: readSession()?.user });
        handleApiError(error, { isEmbedded: area.kind === 'client' }, { ...effects, reportBug });
      },
    );
    return created;
  });
  return api;
}

function useSignOut(area: Area): () => void {
  const store = useStore();
  const { client } = useApi();
  return () => {
    client.pending.cancelAll();
    // The session ends here regardless of the server's answer.
    client.auth.logout().catch(() => undefined);
    clearWidgetIdentity();
    store.set(getSessionAtom(area), undefined);
  };
}

function UserArea({ area, user, isPlain, children }: AreaProps & { user: User }) {
  const signOut = useSignOut(area);
  const [config] = useState(() => readAppConfig(document));
  useEffect(() => identifyToWidget(user), [user]);
  const own = getUserArea(user);
  if (toSessionKey(own) !== toSessionKey(area)) return <Navigate replace to={getHomePath(own)} />;
  if (isPlain) return <UserContext value={user}>{children}</UserContext>;
  if (area.kind === 'agency' && user.onboarding_step !== 'FINISHED') {
    return <Navigate replace to={paths.onboarding} />;
  }
  return (
    <UserContext value={user}>
      <AreaShell area={area} user={user} config={config} onSignOut={signOut}>
        {children}
      </AreaShell>
    </UserContext>
  );
}

function WithUser({ area, isPlain, children }: AreaProps) {
  const { queries } = useApi();
  const store = useStore();
  const sessionAtom = getSessionAtom(area);
  const [known] = useState(() => store.get(sessionAtom)?.user);
  const me = useQuery({
    ...queries.auth.me.query(),
    staleTime: Number.POSITIVE_INFINITY,
    // Outdated at once: it is shown while the current one is loaded.
    ...(known ? { initialData: { user: known }, staleTime: 0, refetchOnWindowFocus: false } : {}),
  });
  useEffect(
    function storeUser() {
      const session = store.get(sessionAtom);
      // An unchanged user is still the stored one: the area need not render again.
      if (session && me.data && me.data.user !== session.user)
        store.set(sessionAtom, { ...session, user: me.data.user });
    },
    [me.data, sessionAtom, store],
  );
  useLive(me.isSuccess);
  return (
    <QueryState
      query={me}
      errorTitle={translate("Couldn't load your account")}
      loading={<Spinner size="lg" />}
      frame={(state) => (
        <Grid as="main" minH="100dvh" placeItems="center">
          {state}
        </Grid>
      )}
    >
      {({ user }) => (
        <StoredChoices userId={user.id}>
          <UserArea area={area} user={user} isPlain={isPlain}>
            {children}
          </UserArea>
        </StoredChoices>
      )}
    </QueryState>
  );
}

/** Pages of an area for the signed-in user: provides API, user and menus. */
export function SignedInArea({ area, isPlain, children }: AreaProps) {
  const { client, queries, queryClient } = useAreaApi(area);
  useEffect(function showToasts() {
    toaster.set(Toaster);
    return dismissToastActions;
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client} queries={queries}>
        <RouterUrlState>
          <NavigationGuards useBlocker={usePageBlocker}>
            <WithUser area={area} isPlain={isPlain}>
              {children}
            </WithUser>
          </NavigationGuards>
        </RouterUrlState>
      </ApiProvider>
    </QueryClientProvider>
  );
}
