import { Navigate } from 'react-router';
import { getHomePath } from '../navigation/paths';
import { useArea } from '../session/useArea';

/** Redirects to the first page of the area. */
export function Component() {
  return <Navigate replace to={getHomePath(useArea())} />;
}
