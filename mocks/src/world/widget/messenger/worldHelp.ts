/** A demo article of the help center; only live ones are shown. */
export type PlannedArticle = {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly isDraft?: true;
};

/** The demo project's help center. */
export const worldHelp: readonly {
  readonly title: string;
  readonly description: string;
  readonly articles: readonly PlannedArticle[];
}[] = [
  {
    title: 'Getting started',
    description: 'Open an account and find your way around.',
    articles: [
      {
        title: 'Open your account',
        description: 'What you need, and how long it takes.',
        html: '<p>Opening an account takes about five minutes. You need:</p><ul><li>an ID card or passport</li><li>your phone</li><li>an email address that you read</li></ul><h3>Confirm your identity</h3><p>Hold your ID in front of the camera. We compare it with a photo of you and answer within <strong>one hour</strong>.</p><p>Anything unclear? <a href="https://brightside-dental.example/contact">Write to us</a>.</p>',
      },
      {
        title: 'Invite a colleague',
        description: 'Give others access, with the rights that they need.',
        html: '<p>Open <em>Settings</em>, then <em>Team</em>, and enter an email address. Choose a role:</p><ul><li><strong>Viewer</strong>: sees everything, changes nothing</li><li><strong>Editor</strong>: prepares payments</li><li><strong>Owner</strong>: releases payments and manages the team</li></ul>',
      },
      {
        title: 'Connect your bookkeeping',
        description: 'Send movements to your accountant every night.',
        html: '<p>Choose your software under <em>Settings</em>, <em>Connections</em>. The first transfer covers the last 90 days.</p>',
      },
    ],
  },
  {
    title: 'Billing',
    description: 'Invoices, plans and payments.',
    articles: [
      {
        title: 'Download an invoice',
        description: 'Find invoices of the last ten years.',
        html: '<p>All invoices are under <em>Settings</em>, <em>Billing</em>. Choose a year, then <strong>Download</strong>.</p><blockquote>Invoices are sent on the first day of each month.</blockquote>',
      },
      {
        title: 'Change your plan',
        description: 'Upgrade at once, downgrade at the end of the month.',
        html: '<p>An upgrade applies at once, and you pay the difference for this month. A downgrade applies on the first day of the next month.</p>',
      },
    ],
  },
  {
    title: 'Security',
    description: 'Protect your account.',
    articles: [
      {
        title: 'Turn on two-step sign-in',
        description: 'A password alone is not enough.',
        html: '<p>Open <em>Settings</em>, <em>Security</em>, and scan the code with an authenticator app. Store the recovery codes in a safe place.</p><ol><li>Scan the code</li><li>Enter the six digits</li><li>Save the recovery codes</li></ol>',
      },
      {
        title: 'Report a lost card',
        description: 'Block it in one step.',
        html: '<p>Block the card under <em>Cards</em>. A new one arrives within three working days.</p>',
      },
      {
        title: 'Passkeys',
        description: 'Sign in without a password.',
        html: '<p>Coming soon.</p>',
        isDraft: true,
      },
    ],
  },
];
