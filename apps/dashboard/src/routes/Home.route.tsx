import { Navigate } from 'react-router';
import { type Area, getHomePath, paths } from '../navigation/paths';
import { readSession } from '../session/sessionStore';

const areas: readonly Area[] = [{ kind: 'agency' }, { kind: 'superAdmin' }];

/** /: redirects to the signed-in area, or to the sign-in page. */
export function Component() {
  const area = areas.find((each) => readSession(window.localStorage, each, new Date()) !== undefined);
  return <Navigate replace to={area ? getHomePath(area) : paths.signIn} />;
}
