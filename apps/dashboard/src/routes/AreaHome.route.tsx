import { Navigate } from 'react-router';
import { homeOf } from '../app/paths';
import { useArea } from '../session/useArea';

/** The first page of an area. */
export function Component() {
  return <Navigate replace to={homeOf(useArea())} />;
}
