import type { MailContent } from '../mail/renderMail';

const notYou = 'If this was not you, you can ignore this email.';

export function confirmSignupMail(brandName: string, url: string): MailContent {
  return {
    subject: `Confirm your email address for ${brandName}`,
    lines: [`Thank you for signing up to ${brandName}. Please confirm that this address is yours.`],
    action: { label: 'Confirm address', url },
    note: `The link works once, for three days. ${notYou}`,
  };
}

export function buildAccountExistsMail(brandName: string, baseUrl: string): MailContent {
  return {
    subject: `You already have an account at ${brandName}`,
    lines: [
      `Someone, probably you, tried to sign up to ${brandName} with this address, which already has an account.`,
      `You can sign in at ${baseUrl}/login, or choose a new password if you don't remember the old one.`,
    ],
    action: { label: 'Choose a new password', url: `${baseUrl}/forgot-password` },
    note: notYou,
  };
}

export function resetPasswordMail(brandName: string, url: string): MailContent {
  return {
    subject: `Choose a new password for ${brandName}`,
    lines: ['Someone, probably you, requested a new password for the account with this address.'],
    action: { label: 'Choose a new password', url },
    note: `The link works once, for one hour. ${notYou}`,
  };
}

export function buildPasswordChangedMail(brandName: string, baseUrl: string): MailContent {
  return {
    subject: `Your password at ${brandName} was changed`,
    lines: [
      'The password of your account was changed just now, and all sessions on other devices were ended.',
      `If this was not you, choose a new one at once: ${baseUrl}/forgot-password`,
    ],
  };
}

export function buildInvitationMail(agencyName: string, firstName: string, url: string): MailContent {
  return {
    subject: `${agencyName} invites you`,
    lines: [
      `Hello ${firstName},`,
      `${agencyName} invites you to sign in. Choose a password, and your account is ready.`,
    ],
    action: { label: 'Accept invitation', url },
    note: "The link works once, for seven days. If you don't know the sender, you can ignore this email.",
  };
}
