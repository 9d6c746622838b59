/** A question before something that can't be taken back or that others notice. */
export type ConfirmPrompt = {
  readonly title: string;
  readonly text: string;
  /** The button that does it. */
  readonly confirm: string;
};

/** Every question that the ads app asks before it acts (ads §8). */
export const confirmPrompts = {
  cancelSubscription: {
    title: 'Cancel the subscription?',
    text: 'It stays usable until the end of the paid period and is not renewed.',
    confirm: 'Cancel subscription',
  },
  resetPassword: {
    title: 'Reset the password?',
    text: 'The user gets an email with a link to choose a new password.',
    confirm: 'Send email',
  },
  archiveSubscriber: {
    title: 'Archive this subscriber?',
    text: 'The subscriber is signed out everywhere and can not sign in any more.',
    confirm: 'Archive',
  },
  deleteLead: { title: 'Delete this lead?', text: 'The lead is gone for good.', confirm: 'Delete' },
  deleteLeads: {
    title: 'Delete the selected leads?',
    text: 'All selected leads are gone for good.',
    confirm: 'Delete',
  },
  deleteAd: {
    title: 'Delete this ad?',
    text: 'The ad stops on its platform and leaves the list.',
    confirm: 'Delete',
  },
  archiveAd: {
    title: 'Archive this ad?',
    text: 'The ad stops on its platform. You find it among the archived ads.',
    confirm: 'Archive',
  },
  changePlan: {
    title: 'Change the plan?',
    text: 'The difference for the rest of the paid period is charged or credited at once.',
    confirm: 'Change plan',
  },
  importAllTemplates: {
    title: 'Import all templates?',
    text: 'A copy of every master template is put among your own.',
    confirm: 'Import all',
  },
  deleteNiche: {
    title: 'Delete this niche?',
    text: 'Templates and clients that use it are left without a niche.',
    confirm: 'Delete',
  },
  disconnectSource: {
    title: 'Disconnect this source?',
    text: 'Its accounts and pages can not be used until it is connected again. Ads that run go on.',
    confirm: 'Disconnect',
  },
  deleteClient: {
    title: 'Delete this client?',
    text: 'The client loses access, and its data is deleted.',
    confirm: 'Delete',
  },
  hideClient: {
    title: 'Hide this client?',
    text: 'The client leaves your lists. You can show it again.',
    confirm: 'Hide',
  },
  unhideClient: { title: 'Show this client again?', text: 'It returns to your lists.', confirm: 'Show' },
  deleteAnnouncement: {
    title: 'Delete this announcement?',
    text: 'Nobody sees it any more.',
    confirm: 'Delete',
  },
  clearNotifications: {
    title: 'Clear all notifications?',
    text: 'The list is emptied for you.',
    confirm: 'Clear',
  },
  deleteTemplate: {
    title: 'Delete this template?',
    text: 'Ads that were launched from it go on.',
    confirm: 'Delete',
  },
  deleteSmartInsert: {
    title: 'Delete this smart insert?',
    text: 'It becomes unusable wherever it was inserted.',
    confirm: 'Delete',
  },
  closePayment: {
    title: 'Leave the payment?',
    text: 'Nothing has been paid yet. What you entered is lost.',
    confirm: 'Leave',
  },
  switchAdAccount: {
    title: 'Switch the ad account?',
    text: 'This may affect active ads.',
    confirm: 'Switch',
  },
  importCampaign: {
    title: 'Import this campaign?',
    text: 'Its ads are copied into a new template.',
    confirm: 'Import',
  },
  discardChanges: {
    title: 'Discard unsaved changes?',
    text: 'What you changed since the last save is lost.',
    confirm: 'Discard',
  },
} as const satisfies Record<string, ConfirmPrompt>;
