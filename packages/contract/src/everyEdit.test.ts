import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from './contract';
import { listCalls, type NamedCall } from './define';

/** Calls that may change stored records without the version that their user opened, by the reason (ADR 0031). */
const unversioned = {
  'stores nothing that people edit': [
    'ads.previews',
    'ads.refresh',
    'ai.adText',
    'ai.offerText',
    'ai.prompts',
    'ai.text',
    'billing.previewChange',
    'billing.validateCoupon',
    'facebookAssets.reachEstimate',
    'inboxTyping.report',
    'launches.reviewFacebook',
    'launches.reviewGoogle',
    'launches.reviewInstantFacebook',
    'launches.reviewInstantGoogle',
    'sources.refresh',
    'sources.verifyPermission',
    'templates.validateName',
  ],
  'adds a record, or starts what was not running': [
    'clients.invite',
    'contacts.import',
    'contacts.previewImport',
    'gleapImport.store',
    'launches.facebook',
    'launches.google',
    'launches.instantFacebook',
    'launches.instantGoogle',
    'launches.resubmit',
    'launches.resume',
    'launches.rollBack',
    'leads.redeliver',
    'leads.sendTest',
    'media.uploadPart',
    'projectWebhooks.resend',
    'sharing.share',
    'subscribers.login',
    'subscribers.resetPassword',
    'templates.assign',
    'ticketIssues.refresh',
    'templateImports.bulk',
    'templateImports.bulkConfirm',
    'templateImports.importCampaigns',
  ],
  'signs its own user in or out': [
    'auth.acceptInvitation',
    'auth.clientLogin',
    'auth.clientSignup',
    'auth.connectCrm',
    'auth.forgetPassword',
    'auth.login',
    'auth.loginWithGoogle',
    'auth.logout',
    'auth.logoutEverywhere',
    'auth.resendVerification',
    'auth.resetPassword',
    'auth.signup',
    'auth.verifyEmail',
  ],
  'changes what only its own user can change': [
    'account.changePassword',
    'account.updateUser',
    'announcements.dismiss',
    'favourites.bulk',
    'inbox.read',
    'listViews.update',
    'notifications.read',
    'notifications.readAll',
    'notifications.updateSettings',
  ],
  'changes what only its own visitor can change': [
    'checklists.completeStep',
    'conversations.read',
    'conversations.requestPerson',
    'conversations.typing',
    'featureRequests.vote',
    'news.react',
    'news.read',
    'outbound.productTour',
    'outbound.validateTour',
    'sessions.events',
    'sessions.identify',
    'sessions.partialUpdate',
    'sessions.ping',
    'surveys.open',
    'uploads.recording',
  ],
  'is of another system, which opens no version': [
    'webhooks.email',
    'webhooks.facebook',
    'webhooks.facebookDataDeletion',
    'webhooks.facebookDeauthorize',
    'webhooks.goHighLevel',
    'webhooks.stripe',
    'webhooks.tracker',
  ],
  'is a step of signing up, which one user takes': [
    'onboarding.accountConnect',
    'onboarding.basic',
    'onboarding.business',
  ],
  'sets a name, a picture or a place alone': [
    'clients.updateNiche',
    'folders.rename',
    'masterTemplates.move',
    'media.thumbnail',
    'projectHelp.sort',
    'projects.update',
    'templates.move',
    'templates.rename',
  ],
  'sets a status or a choice alone': [
    'account.updateMember',
    'ads.archive',
    'ads.facebookAdSetStatus',
    'ads.facebookAdStatus',
    'ads.facebookCampaignStatus',
    'billing.updatePlanStatus',
    'categories.archive',
    'clients.bulkHide',
    'clients.bulkUnhide',
    'folders.archive',
    'folders.clientAccessibility',
    'folders.updateStatus',
    'googleSources.setDefaultAccount',
    'googleSources.store',
    'googleSources.updateCampaignStatus',
    'guides.updateStatus',
    'leads.bulkDelete',
    'masterTemplates.publish',
    'media.bulkDelete',
    'niches.approve',
    'niches.reject',
    'outboundMessages.updateStatus',
    'projectFeatureRequests.updateStatus',
    'projectSurveys.updateStatus',
    'projectTrackers.updateWebhook',
    'projectWebhooks.pause',
    'projects.archive',
    'projects.restore',
    'projects.rotateKey',
    'projects.updateIdentity',
    'sources.connectOpenai',
    'sources.disconnect',
    'sources.setDefaultAdAccount',
    'sources.setDefaultPage',
    'sources.store',
    'subCategories.archive',
    'subscribers.archive',
    'subscribers.restore',
  ],
  'sets the given fields and no others, each a choice or a number': [
    'ads.updateAlertSettings',
    'ads.updateLimits',
    'customFields.storeClientValues',
    'outboundMessages.updatePace',
    'people.updateRetention',
    'permissions.updateClient',
    'permissions.updateDefaults',
    'projects.updateAnswerTime',
    'templates.updateAdTypes',
  ],
  'names what it adds to a list and removes from it': [
    'inbox.update',
    'projects.updateExternalIds',
    'templates.updateAccess',
    'tickets.update',
  ],
  'moves the contents of records together and deletes no text': [
    'categories.merge',
    'projectFeatureRequests.merge',
    'subCategories.merge',
    'tickets.merge',
  ],
  'repairs the stored version of what a platform no longer accepts': ['templates.fixOutdated'],
  'is judged by the platform or the payment that it goes to': [
    'ads.facebookAdSetBudget',
    'ads.facebookCampaignBudget',
    'ads.updateBudget',
    'billing.cancel',
    'billing.change',
    'billing.updateCard',
    'googleSources.updateBudget',
    'subscribers.cancelSubscription',
    'subscribers.upgradeSubscription',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** True if a field of the name is in the object that a schema describes, in each of its shapes. */
function hasField(schema: unknown, name: string): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.every((option) => hasField(option, name));
  return schema instanceof z.ZodObject && name in schema.shape;
}

const creates = ({ method, status }: NamedCall['call']) => method === 'POST' && status === 201;
const deletes = ({ method }: NamedCall['call']) => method === 'DELETE';
const namesVersion = ({ body }: NamedCall['call']) =>
  hasField(body, 'base_updated_at') || hasField(body, 'version');

describe('a call that changes stored records', () => {
  const edits = listCalls(contract).filter(
    ({ call }) => call.method !== 'GET' && !creates(call) && !deletes(call),
  );

  it('names the version that its user opened, or has a reason not to', () => {
    const reasonless = edits.filter(({ call }) => !namesVersion(call)).map(({ name }) => name);
    expect(reasonless.sort()).toEqual(Object.values<readonly string[]>(unversioned).flat().sort());
  });

  it('answers the new version if it names an earlier one', () => {
    const versioned = edits.filter(({ call }) => namesVersion(call));
    const silent = versioned.filter(
      ({ call: { response } }) => !hasField(response, 'updated_at') && !hasField(response, 'version'),
    );
    expect(versioned.length).toBeGreaterThan(20);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
