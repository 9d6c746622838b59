import {
  AccountPage,
  ActivityScreen,
  AgencyProfileScreen,
  AlertSettingsScreen,
  BillingScreen,
  LibrarySettingsScreen,
  TeamScreen,
  UserProfileScreen,
} from '@adlane/screens';
import { translate } from '@adlane/ui';
import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { type Area, paths } from '../../navigation/paths';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

const payments = ['done', 'cancelled'] as const;

function Billing() {
  const [params] = useSearchParams();
  return (
    <BillingScreen
      agencyId={useUser().group_id}
      payment={payments.find((each) => each === params.get('payment'))}
      onLeave={(url) => window.location.assign(url)}
    />
  );
}

function UserProfile() {
  return <UserProfileScreen user={useUser()} />;
}

type Section = { readonly segment: string; readonly label: string; readonly content: ReactNode };

/** Sections of ads §2, My account. */
function listSections(area: Area, hasBilling: boolean): readonly Section[] {
  const userProfile = { segment: 'user-profile', label: 'User Profile', content: <UserProfile /> };
  if (area.kind === 'superAdmin') return [userProfile];
  return [
    userProfile,
    { segment: 'agency-profile', label: 'Agency Profile', content: <AgencyProfileScreen /> },
    { segment: 'team-access', label: 'Team', content: <TeamScreen /> },
    {
      segment: 'integration',
      label: 'Integration',
      content: <Navigate replace to={paths.connect(area)} />,
    },
    { segment: 'library', label: 'Niches and Tags', content: <LibrarySettingsScreen /> },
    { segment: 'alerts', label: 'Alerts', content: <AlertSettingsScreen /> },
    { segment: 'activity', label: 'Activity', content: <ActivityScreen /> },
    ...(hasBilling ? [{ segment: 'billing', label: 'Billing', content: <Billing /> }] : []),
  ];
}

/** …/my-account and …/my-account/{section} */
export function Component() {
  const area = useArea();
  const { isLifetime } = useUser();
  const { section = 'user-profile' } = useParams();
  const [params] = useSearchParams();
  // A plan for life has no billing, except for the return from its payment.
  const sections = listSections(area, !isLifetime || params.has('payment'));
  const open = sections.find(({ segment }) => segment === section);
  if (!open) return <NotFound />;
  const links = sections.map(({ segment, label }) => ({
    label: translate(label),
    href: `${paths.account(area)}/${segment}`,
    current: segment === section,
  }));
  return (
    <AccountPage title={translate(open.label)} sections={area.kind === 'superAdmin' ? [] : links}>
      {open.content}
    </AccountPage>
  );
}
