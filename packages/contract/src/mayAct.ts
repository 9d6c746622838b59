import type { Contract } from './contract';
import type { Call, CallName } from './define';

/**
 * Calls that a super admin who is signed in as a subscriber may make, besides reading. Whatever is not listed
 * is refused: money, ad budgets, passwords and keys, the team, clients' access, connected accounts, ending the
 * subscriber's sessions, deleting what its customers sent.
 */
const allowedCalls: ReadonlySet<string> = new Set<CallName<Contract>>([
  'account.updateUser',
  'ads.previews',
  'ads.refresh',
  'auth.logout',
  'billing.previewChange',
  'clients.bulkHide',
  'clients.bulkUnhide',
  'clients.updateNiche',
  'facebookAssets.reachEstimate',
  'googleSources.setDefaultAccount',
  'launches.reviewFacebook',
  'launches.reviewGoogle',
  'launches.reviewInstantFacebook',
  'leads.redeliver',
  'leads.sendTest',
  'projects.archive',
  'projects.restore',
  'projects.store',
  'projects.update',
  'projects.updateAnswerTime',
  'projects.updateAvailability',
  'projects.updateConfig',
  'sources.refresh',
  'sources.setDefaultAdAccount',
  'sources.setDefaultPage',
  'sources.verifyPermission',
  'tickets.merge',
  'tickets.update',
]);
/** Resources with the subscriber's own content, which support may change. */
const allowedResources: ReadonlySet<string> = new Set<keyof Contract>([
  'announcements',
  'bots',
  'contacts',
  'customFields',
  'favourites',
  'folders',
  'gleapImport',
  'inbox',
  'inboxTyping',
  'leadForms',
  'listViews',
  'lookups',
  'media',
  'niches',
  'notifications',
  'onboarding',
  'outboundMessages',
  'projectChecklists',
  'projectFeatureRequests',
  'projectHelp',
  'projectNews',
  'projectSurveys',
  'realtime',
  'savedReplies',
  'smartInserts',
  'tags',
  'templateImports',
  'templates',
]);

/**
 * True if a super admin who acts as a subscriber may make a call (ads §6). Used by server and screens.
 *
 * @example mayAct('billing.change', contract.billing.change) // false
 */
export function mayAct(name: string, { method }: Call): boolean {
  return method === 'GET' || allowedCalls.has(name) || allowedResources.has(name.split('.')[0] ?? '');
}
