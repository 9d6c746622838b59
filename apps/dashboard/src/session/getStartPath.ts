import { type Area, findArea, getHomePath } from '../navigation/paths';
import { toSessionKey } from './toSessionKey';

/**
 * Returns the page after a sign-in: the first page of the area.
 * @param next path to continue at instead, if it belongs to the same area
 */
export function getStartPath(area: Area, next: string | undefined): string {
  const nextArea = next === undefined ? undefined : findArea(next);
  const isOwn = nextArea !== undefined && toSessionKey(nextArea) === toSessionKey(area);
  return isOwn && next !== undefined ? next : getHomePath(area);
}
