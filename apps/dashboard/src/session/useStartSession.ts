import type { SignedIn } from '@adlane/contract/auth';
import { useNavigate } from 'react-router';
import { getHomePath } from '../navigation/paths';
import { storeSession } from './storeSession';

/** Stores a session and navigates to its area's first page. */
export function useStartSession(): (signedIn: SignedIn) => void {
  const navigate = useNavigate();
  return (signedIn) => void navigate(getHomePath(storeSession(signedIn)), { replace: true });
}
