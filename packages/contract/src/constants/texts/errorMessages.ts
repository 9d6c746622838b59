import { messages, ruleFailures } from './messages';

/** Error messages (ads §6, §8). Messages of single form fields are in `messages`. */
export const errorMessages = {
  internal: 'Something went wrong please try later',
  technicalProblem: 'Technical Problem',
  permissionDenied: ruleFailures.notPermitted,
  notFound: 'Not found.',
  /** Refuses a change of an outdated version. */
  editConflict:
    'Another user changed this in the meantime, so your change was not saved. Check the new version and try again.',
  storageFull: 'The server has no space left for this file. Please contact your provider.',

  emailTaken: 'Email already exist.',
  invalidCredentials: 'Invalid user credentials.',
  /** Shown for AD_ACCOUNT_DISCONNECTED (412). */
  adAccountDisconnected: 'invalid credentials',
  sessionExpired: 'Session expired',
  clientSessionExpired: 'Your session has expired. The page will now reload.',
  unauthenticated: 'Unauthenticated',
  crmNotConfigured: 'Signing in from the CRM is not configured.',
  agencyFull:
    'This agency cannot add more clients right now. Ask the agency to make room, then open the link again.',
  clientIsOff: 'This client is inactive. Please activate it first.',
  /** Refuses what only the subscriber may do, to a super admin who is signed in as it. */
  actingDenied: 'Only the subscriber can do this. Sign in with your own account instead.',
  /** Ends a launch whose agency or client was deactivated meanwhile. */
  launcherGone: 'This launch was stopped, because its account is no longer active.',
  clientSignsIn: 'This client can already sign in.',
  onboardingStepMissing: 'Please finish the previous step first.',
  lastOwner: 'An agency needs an owner. Please make another team member an owner first.',
  hostTaken: 'This host name is already in use.',
  googleClientIdMissing: messages.googleClientIdMissing,

  connectAdAccount: 'Kindly connect any Ad-Account before launching your ad.',
  selectDefaultsBeforeImport:
    'Kindly select the default business manager, ad account, and facebook page in the ad-accounts before importing an existing campaign.',
  connectCrm: 'Please Connect Your CRM',
  connectGoogle: 'Please Connect Google Ad Account',
  /** Shown at a source whose platform revoked access. */
  accountDisconnected: 'This account is disconnected. Please connect it again.',
  connectFacebook: 'Please Connect Your Facebook Ad Account',
  selectDefaultGoogleAccount: 'Please select the default google ad account.',
  selectDefaultFacebookAccount: 'Please select the default facebook ad account.',
  selectDefaultPage: 'Please select the default facebook page.',
  /** The double full stop is in the specification. */
  connectSourceBeforeResubmit: 'Please connect a valid source before resubmitting your ad..',
  assetsProcessing: 'Your assets are currently being retrieved. Please wait.',

  previousImportProcessing: 'Previous Imported Ads are being processed. Please wait.',
  recordsProcessing: 'Uploaded records are under process.',

  updateAdminAccess: 'Click here to find out how to update admin access for the connected asset.',
  acceptPageTerms:
    'To launch an ad for the lead form, please accept the terms of service for the selected Facebook page.',
} as const;

/** Messages that the product reports as a bug in production (ads §8). */
export const reportedErrorTexts: readonly string[] = [errorMessages.internal, errorMessages.technicalProblem];
