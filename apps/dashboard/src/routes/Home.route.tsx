import { useState } from 'react';
import { Navigate } from 'react-router';
import { getHomePath, paths } from '../navigation/paths';
import { findSignedInArea } from '../session/findSignedInArea';

/** /: redirects to the signed-in area, or to the sign-in page. */
export function Component() {
  const [area] = useState(() => findSignedInArea(window.localStorage, new Date()));
  return <Navigate replace to={area ? getHomePath(area) : paths.signIn} />;
}
