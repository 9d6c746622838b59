import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Area, findArea } from '../navigation/paths';

/**
 * Returns the area of the page.
 * @throws Error on public pages
 */
export function useArea(): Area {
  const { pathname } = useLocation();
  const area = useMemo(() => findArea(pathname), [pathname]);
  if (!area) throw new Error(`useArea was called at ${pathname}, which belongs to no area.`);
  return area;
}
