import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import type { WidgetBot } from '@adlane/contract/widget/flowConfig';
import type { Survey } from '@adlane/contract/widget/surveys/visitor';

/** The demo project's bot. */
export const worldBots: WidgetBot[] = [
  {
    id: 'guide',
    name: 'Adlane guide',
    steps: [
      {
        id: 'welcome',
        text: 'Hi! What can I help you with?',
        choices: [
          { label: 'Billing', next: 'billing' },
          { label: 'A lost card', next: 'card' },
          { label: 'Talk to a person', next: 'person' },
        ],
      },
      {
        id: 'billing',
        text: 'Your invoices are under Settings, Billing. Did that help?',
        choices: [
          { label: 'Yes, thanks', next: 'thanks' },
          { label: 'No, talk to a person', next: 'person' },
        ],
      },
      {
        id: 'card',
        text: 'Block it under Cards. A new one arrives within three working days. Anything else?',
        choices: [
          { label: 'No, thanks', next: 'thanks' },
          { label: 'Talk to a person', next: 'person' },
        ],
      },
      { id: 'person', text: 'A team member will answer here. Please describe your question.', choices: [] },
      { id: 'thanks', text: 'Great. Have a good day!', choices: [] },
    ],
  },
];

/** News of the demo project, newest first. */
export const worldNews = [
  {
    daysAgo: 2,
    title: 'Recurring payments',
    preview_text: 'Plan rent and salaries once, and release them with one click.',
    html: '<p>You asked for it, and it is here: plan a payment once and we prepare it every month.</p><h3>How it works</h3><ul><li>Open <em>Payments</em> and choose <strong>Repeat</strong></li><li>Choose the day of the month</li><li>Release it, or let us remind you two days before</li></ul>',
  },
  {
    daysAgo: 16,
    title: 'A faster search',
    preview_text: 'Find movements by amount, name or purpose, in less than a second.',
    html: '<p>The search now covers <strong>all years</strong> of your account, and shows results while you type.</p>',
  },
  {
    daysAgo: 45,
    title: 'Dark mode',
    preview_text: 'Easier on the eyes at night.',
    html: '<p>Turn it on under <em>Settings</em>, <em>Appearance</em>, or let it follow your device.</p>',
  },
] as const;

/** Checklists of the demo project. */
export const worldChecklists = [
  {
    title: 'Set up your account',
    steps: [
      {
        id: 'profile',
        title: 'Complete your profile',
        description: 'Add your name and a photo, so that colleagues recognize you.',
      },
      {
        id: 'two-step',
        title: 'Turn on two-step sign-in',
        description: 'A password alone is not enough to protect an account.',
      },
      {
        id: 'invite',
        title: 'Invite a colleague',
        description: 'Two people see more than one.',
        action: { type: 'customAction' as const, value: 'inviteColleague', label: 'Invite' },
      },
      {
        id: 'feedback',
        title: 'Tell us what is missing',
        description: 'We read every request.',
        action: { type: 'flow' as const, value: 'featurerequests', label: 'Request a feature' },
      },
    ],
  },
  {
    title: 'Prepare your first payment',
    steps: [
      { id: 'recipient', title: 'Add a recipient', description: 'You need the name and the IBAN.' },
      { id: 'payment', title: 'Enter the payment', description: 'Amount, purpose and day.' },
      { id: 'release', title: 'Release it', description: 'Confirm it on your phone.' },
    ],
  },
] as const;

/** Feature requests of the demo project; votes are those of its two visitors. */
export const worldFeatureRequests: readonly (Pick<FeatureRequest, 'title' | 'description' | 'status'> & {
  readonly daysAgo: number;
  readonly voters: readonly (0 | 1)[];
  readonly comments?: readonly { readonly visitor: 0 | 1; readonly text: string }[];
})[] = [
  {
    title: 'Export movements as CSV',
    description: 'For my own evaluation in a spreadsheet.',
    status: 'PLANNED',
    daysAgo: 30,
    voters: [0, 1],
  },
  {
    title: 'Several accounts in one view',
    description: 'I would like to see the balance of all my accounts together.',
    status: 'INPROGRESS',
    daysAgo: 60,
    voters: [0],
    comments: [
      { visitor: 0, text: 'Mostly for my savings and my joint account.' },
      { visitor: 1, text: 'With the sum of all of them at the top, please.' },
    ],
  },
  {
    title: 'Notify me of large payments',
    description: 'An email for each payment above an amount that I choose.',
    status: 'OPEN',
    daysAgo: 9,
    voters: [1],
  },
  { title: 'Dark mode', description: '', status: 'DONE', daysAgo: 120, voters: [] },
];

/** Surveys of the demo project. */
export const worldSurveys: readonly Survey[] = [
  {
    id: 'satisfaction',
    title: 'How are we doing?',
    form: [
      {
        name: 'score',
        title: 'How likely are you to recommend us?',
        type: 'nps',
        required: true,
        page: 1,
        lowLabel: 'Not at all likely',
        highLabel: 'Extremely likely',
      },
      {
        name: 'reason',
        title: 'What is the main reason?',
        type: 'textarea',
        required: false,
        page: 2,
        placeholder: 'A sentence is enough',
      },
      {
        name: 'parts',
        title: 'Which parts do you use?',
        type: 'multiChoice',
        required: false,
        page: 2,
        options: ['Payments', 'Cards', 'Reports'],
      },
      {
        name: 'contact',
        title: 'You may contact me about my answers',
        type: 'consent',
        required: false,
        page: 3,
      },
    ],
  },
];

/** Texts that the demo's team inserts into its replies. */
export const worldSavedReplies: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Greeting',
    text: 'Hi {visitor.name}, this is {agent.name}. Thank you for writing to us.',
  },
  { name: 'Invoices', text: 'You find every invoice under Settings, Billing. Does that help?' },
  {
    name: 'We look into it',
    text: 'Hi {visitor.name}, we can reproduce this and are working on it. I write to you once it is fixed.\n\nBest,\n{agent.name}',
  },
];

/** Conversations of the demo project's visitors with the team. */
export const worldConversations: readonly {
  readonly visitor: 0 | 1;
  readonly messages: readonly {
    readonly from: 'visitor' | 'operator';
    readonly hoursAgo: number;
    readonly text: string;
  }[];
}[] = [
  {
    visitor: 0,
    messages: [
      { from: 'visitor', hoursAgo: 30, text: 'Can I change the day of a recurring payment?' },
      {
        from: 'operator',
        hoursAgo: 29,
        text: 'Yes. Open the payment, choose Repeat, and pick another day. It applies from the next month on.',
      },
      { from: 'visitor', hoursAgo: 28, text: 'Perfect, thank you!' },
    ],
  },
  {
    visitor: 1,
    messages: [
      { from: 'visitor', hoursAgo: 3, text: 'My invoice of October is missing. Could you send it again?' },
    ],
  },
];
