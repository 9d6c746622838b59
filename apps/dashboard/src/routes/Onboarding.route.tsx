import { OnboardingScreen } from '@adlane/screens';
import { useAtomValue } from 'jotai';
import { Navigate, useNavigate } from 'react-router';
import { type Area, getHomePath, getSignInPath, paths } from '../navigation/paths';
import { getSessionAtom } from '../session/session.atoms';
import { useUser } from '../session/UserContext';
import { SignedInArea } from '../shell/SignedInArea';

const agency: Area = { kind: 'agency' };

function Onboarding() {
  const navigate = useNavigate();
  const user = useUser();
  const goTo = (next: 'connect' | 'home') =>
    void navigate(next === 'connect' ? paths.connect(agency) : getHomePath(agency), { replace: true });
  if (user.onboarding_step === 'FINISHED') return <Navigate replace to={getHomePath(agency)} />;
  return <OnboardingScreen user={user} onFinished={goTo} />;
}

/** /onboarding: the first page of a new agency after signing in */
export function Component() {
  const session = useAtomValue(getSessionAtom(agency));
  if (!session) return <Navigate replace to={getSignInPath(agency, paths.onboarding)} />;
  return (
    <SignedInArea area={agency} isPlain>
      <title>Set up your account – Adlane</title>
      <Onboarding />
    </SignedInArea>
  );
}
