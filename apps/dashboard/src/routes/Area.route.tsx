import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router';
import { findConnectReturn } from '../navigation/findConnectReturn';
import { getSignInPath } from '../navigation/paths';
import { getSessionAtom } from '../session/session.atoms';
import { toSessionKey } from '../session/toSessionKey';
import { useArea } from '../session/useArea';
import { SignedInArea } from '../shell/SignedInArea';

/** Layout of an area's pages; redirects to the sign-in page without a session. */
export function Component() {
  const area = useArea();
  const { pathname, search } = useLocation();
  const session = useAtomValue(getSessionAtom(area));
  const back = findConnectReturn(() => window.sessionStorage, pathname);
  if (back !== undefined) return <Navigate replace to={back + search} />;
  if (!session) {
    return <Navigate replace to={getSignInPath(area, pathname + search)} />;
  }
  return (
    // A new key per area and sign-in: no state is shared.
    <SignedInArea key={`${toSessionKey(area)} ${session.token}`} area={area}>
      <Outlet />
    </SignedInArea>
  );
}
