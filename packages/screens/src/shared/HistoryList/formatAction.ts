import { translate } from '@adlane/ui';

/** Splits a name at its capitals and dashes: 'facebookCampaignStatus' into 'facebook campaign status'. */
function splitWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

/** Actions whose call has a name that says less. */
const labels: Readonly<Record<string, string>> = {
  'auth.login': 'Signed in',
  'auth.clientLogin': 'Signed in',
  'auth.loginWithGoogle': 'Signed in with Google',
  'auth.connectCrm': 'Signed in from the CRM',
  'auth.acceptInvitation': 'Accepted the invitation',
  'auth.verifyEmail': 'Confirmed the email',
  'auth.resetPassword': 'Chose a new password',
  'auth.logout': 'Signed out',
  'auth.logoutEverywhere': 'Signed out everywhere',
  'launches.resubmit': 'Corrected and resubmitted',
};

/** Formats an action of the audit log: 'clients.bulkDelete' as 'Clients: bulk delete'. */
export function formatAction(action: string): string {
  const label = labels[action];
  if (label !== undefined) return translate(label);
  const [resource = '', name = ''] = action.split('.');
  const words = splitWords(resource);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${name ? `: ${splitWords(name)}` : ''}`;
}
