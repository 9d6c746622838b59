/** Splits a name at its capitals and dashes: 'facebookCampaignStatus' into 'facebook campaign status'. */
function splitWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

/** Formats an action of the audit log: 'clients.bulkDelete' as 'Clients: bulk delete'. */
export function formatAction(action: string): string {
  const [resource = '', name = ''] = action.split('.');
  const words = splitWords(resource);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${name ? `: ${splitWords(name)}` : ''}`;
}
