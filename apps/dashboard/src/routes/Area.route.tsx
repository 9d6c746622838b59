import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router';
import { connectReturn } from '../app/connectReturn';
import { homeOf, paths } from '../app/paths';
import { sessionAtom } from '../session/session.atoms';
import { sessionKey } from '../session/sessionKey';
import { useArea } from '../session/useArea';
import { SignedInArea } from '../shell/SignedInArea';

/** Around an area's pages: sends whoever is not signed in to the sign-in page. */
export function Component() {
  const area = useArea();
  const { pathname, search } = useLocation();
  const session = useAtomValue(sessionAtom(area));
  const back = connectReturn(() => window.sessionStorage, pathname);
  if (back !== undefined) return <Navigate replace to={back + search} />;
  if (!session) {
    const wanted = pathname + search;
    return <Navigate replace to={wanted === homeOf(area) ? paths.signIn : paths.signInTo(wanted)} />;
  }
  return (
    // Another area or another sign-in begins with nothing of the last one's.
    <SignedInArea key={`${sessionKey(area)} ${session.token}`} area={area}>
      <Outlet />
    </SignedInArea>
  );
}
