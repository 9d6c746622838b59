import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router';
import { findConnectReturn } from '../app/findConnectReturn';
import { getHomePath, paths } from '../app/paths';
import { getSessionAtom } from '../session/session.atoms';
import { toSessionKey } from '../session/toSessionKey';
import { useArea } from '../session/useArea';
import { SignedInArea } from '../shell/SignedInArea';

/** Around an area's pages: sends whoever is not signed in to the sign-in page. */
export function Component() {
  const area = useArea();
  const { pathname, search } = useLocation();
  const session = useAtomValue(getSessionAtom(area));
  const back = findConnectReturn(() => window.sessionStorage, pathname);
  if (back !== undefined) return <Navigate replace to={back + search} />;
  if (!session) {
    const wanted = pathname + search;
    return <Navigate replace to={wanted === getHomePath(area) ? paths.signIn : paths.signInTo(wanted)} />;
  }
  return (
    // Another area or another sign-in begins with nothing of the last one's.
    <SignedInArea key={`${toSessionKey(area)} ${session.token}`} area={area}>
      <Outlet />
    </SignedInArea>
  );
}
