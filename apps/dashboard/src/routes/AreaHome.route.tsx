import { Navigate } from 'react-router';
import { getHomePath } from '../app/paths';
import { useArea } from '../session/useArea';

/** The first page of an area. */
export function Component() {
  return <Navigate replace to={getHomePath(useArea())} />;
}
