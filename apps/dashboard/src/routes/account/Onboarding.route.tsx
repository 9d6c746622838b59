import { OnboardingScreen } from '@adlane/screens';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { type Area, getHomePath, getSignInPath, paths } from '../../navigation/paths';
import { getSessionAtom } from '../../session/session.atoms';
import { useUser } from '../../session/UserContext';
import { PageTitle } from '../../shared/PageTitle';
import { SignedInArea } from '../../shell/SignedInArea';

const agency: Area = { kind: 'agency' };

function Onboarding() {
  const user = useUser();
  const [next, setNext] = useState<'connect' | 'home'>('home');
  if (user.onboarding_step === 'FINISHED') {
    return <Navigate replace to={next === 'connect' ? paths.connect(agency) : getHomePath(agency)} />;
  }
  return <OnboardingScreen user={user} onFinished={setNext} />;
}

/** /onboarding: the first page of a new agency after signing in */
export function Component() {
  const session = useAtomValue(getSessionAtom(agency));
  if (!session) return <Navigate replace to={getSignInPath(agency, paths.onboarding)} />;
  return (
    <SignedInArea area={agency} isPlain>
      <PageTitle text="Set up your account" />
      <Onboarding />
    </SignedInArea>
  );
}
