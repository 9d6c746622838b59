/** A prompt before an action that cannot be undone or that affects others. */
export type ConfirmPrompt = {
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button. */
  readonly confirm: string;
};

/** Every confirm prompt of the ads app (ads §8). */
export const confirmPrompts = {
  cancelSubscription: {
    title: 'Cancel the subscription?',
    text: 'You can use it until the end of the paid period. It will not renew.',
    confirm: 'Cancel subscription',
  },
  resetPassword: {
    title: 'Reset the password?',
    text: 'The user gets an email with a link to choose a new password.',
    confirm: 'Send email',
  },
  archiveSubscriber: {
    title: 'Archive this subscriber?',
    text: 'The subscriber is signed out everywhere and can no longer sign in.',
    confirm: 'Archive',
  },
  deleteLead: { title: 'Delete this lead?', text: 'The lead is deleted permanently.', confirm: 'Delete' },
  deleteLeads: {
    title: 'Delete the selected leads?',
    text: 'All selected leads are deleted permanently.',
    confirm: 'Delete',
  },
  deleteAd: {
    title: 'Delete this ad?',
    text: 'The ad stops on its platform and is removed from the list.',
    confirm: 'Delete',
  },
  archiveAd: {
    title: 'Archive this ad?',
    text: 'The ad stops on its platform. You can find it under archived ads.',
    confirm: 'Archive',
  },
  changePlan: {
    title: 'Change the plan?',
    text: 'The difference for the rest of the paid period is charged or credited immediately.',
    confirm: 'Change plan',
  },
  importAllTemplates: {
    title: 'Import all templates?',
    text: 'A copy of every master template is added to your templates.',
    confirm: 'Import all',
  },
  deleteNiche: {
    title: 'Delete this niche?',
    text: 'Templates and clients that use it will have no niche.',
    confirm: 'Delete',
  },
  disconnectSource: {
    title: 'Disconnect this source?',
    text: 'Its accounts and pages cannot be used until you connect it again. Running ads continue.',
    confirm: 'Disconnect',
  },
  deleteClient: {
    title: 'Delete this client?',
    text: 'The client loses access, and its data is deleted.',
    confirm: 'Delete',
  },
  hideClient: {
    title: 'Hide this client?',
    text: 'The client is removed from your lists. You can show it again.',
    confirm: 'Hide',
  },
  unhideClient: {
    title: 'Show this client again?',
    text: 'The client returns to your lists.',
    confirm: 'Show',
  },
  deleteAnnouncement: {
    title: 'Delete this announcement?',
    text: 'It is no longer shown to anyone.',
    confirm: 'Delete',
  },
  clearNotifications: {
    title: 'Clear all notifications?',
    text: 'All notifications are removed from your list.',
    confirm: 'Clear',
  },
  deleteTemplate: {
    title: 'Delete this template?',
    text: 'Ads launched from it keep running.',
    confirm: 'Delete',
  },
  deleteSmartInsert: {
    title: 'Delete this smart insert?',
    text: 'It becomes unusable wherever it was inserted.',
    confirm: 'Delete',
  },
  closePayment: {
    title: 'Leave the payment?',
    text: 'Nothing was charged. What you entered will be lost.',
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
    text: 'Your changes since the last save will be lost.',
    confirm: 'Discard',
  },
} as const satisfies Record<string, ConfirmPrompt>;
