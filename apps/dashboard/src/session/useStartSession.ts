import type { SignedIn } from '@adlane/contract/auth';
import { useNavigate } from 'react-router';
import { homeOf } from '../app/paths';
import { keepSession } from './keepSession';

/** Begins a session and goes to its area's first page. */
export function useStartSession(): (signedIn: SignedIn) => void {
  const navigate = useNavigate();
  return (signedIn) => void navigate(homeOf(keepSession(signedIn)), { replace: true });
}
