import type { SignedIn } from '@adlane/contract/account/auth';
import { useNavigate } from 'react-router';
import { getStartPath } from './getStartPath';
import { storeSession } from './storeSession';

/**
 * Stores a session and navigates to its area's first page.
 * @param next path to continue at instead, if it belongs to the user's area
 */
export function useStartSession(next?: string): (signedIn: SignedIn) => void {
  const navigate = useNavigate();
  return (signedIn) => void navigate(getStartPath(storeSession(signedIn), next), { replace: true });
}
