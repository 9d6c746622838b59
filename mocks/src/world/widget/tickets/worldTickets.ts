import type { Ticket } from '@adlane/contract/widget/tickets';

/** A demo ticket before it has a row. Hours count back from now. */
export type PlannedTicket = {
  readonly hoursAgo: number;
  readonly fields: Pick<Ticket, 'type' | 'priority' | 'status' | 'title' | 'isSilent' | 'tags'>;
  /** Index of the visitor who sent it; `null` for an anonymous guest. */
  readonly visitor: 0 | 1 | null;
  readonly currentUrl: string;
  readonly formData: Readonly<Record<string, unknown>>;
  readonly customData: Readonly<Record<string, unknown>>;
  readonly consoleLog: readonly { readonly log: string; readonly priority: 'INFO' | 'WARNING' | 'ERROR' }[];
  readonly requests: readonly {
    readonly url: string;
    readonly type: string;
    readonly status: number;
    readonly duration: number;
  }[];
  /** True when the recorded replay is attached to this ticket. */
  readonly hasReplay: boolean;
};

const site = 'https://brightside-dental.example';

/** The identified visitors of the demo site. */
export const worldVisitors = [
  { name: 'Maya Ortiz', email: 'maya@brightside-dental.example', userId: 'user-101' },
  { name: 'Sam Keller', email: 'sam.keller@mail.example', userId: 'user-102' },
] as const;

/** Five tickets, newest first: one of them with replay and screenshot, one silent crash report. */
export const worldTickets: readonly PlannedTicket[] = [
  {
    hoursAgo: 19,
    fields: {
      type: 'BUG',
      priority: 'HIGH',
      status: 'OPEN',
      title: 'The total shows NaN after I apply a voucher',
      isSilent: false,
      tags: ['checkout'],
    },
    visitor: 0,
    currentUrl: `${site}/book`,
    formData: {
      description: 'The total shows NaN after I apply a voucher',
      reportedBy: worldVisitors[0].email,
    },
    customData: { cart: '1 whitening', voucher: 'SMILE20' },
    consoleLog: [
      { log: 'Booking form ready', priority: 'INFO' },
      { log: 'Voucher SMILE20 has no amount', priority: 'WARNING' },
      { log: 'TypeError: Cannot read properties of undefined (reading amount)', priority: 'ERROR' },
    ],
    requests: [
      { url: `${site}/api/treatments`, type: 'GET', status: 200, duration: 84 },
      { url: `${site}/api/vouchers/SMILE20`, type: 'GET', status: 404, duration: 131 },
    ],
    hasReplay: true,
  },
  {
    hoursAgo: 44,
    fields: {
      type: 'FEATURE_REQUEST',
      priority: 'MEDIUM',
      status: 'INPROGRESS',
      title: 'Let me move an appointment by myself',
      isSilent: false,
      tags: [],
    },
    visitor: 1,
    currentUrl: `${site}/appointments`,
    formData: {
      title: 'Let me move an appointment by myself',
      description: 'I have to call for every change. A button would do.',
      reportedBy: worldVisitors[1].email,
    },
    customData: {},
    consoleLog: [],
    requests: [],
    hasReplay: false,
  },
  {
    hoursAgo: 71,
    fields: {
      type: 'CRASH',
      priority: 'MEDIUM',
      status: 'OPEN',
      title: 'Uncaught ReferenceError: calendar is not defined',
      isSilent: true,
      tags: ['calendar'],
    },
    visitor: null,
    currentUrl: `${site}/calendar`,
    formData: { description: 'Uncaught ReferenceError: calendar is not defined' },
    customData: { release: '4.12.0' },
    consoleLog: [{ log: 'ReferenceError: calendar is not defined', priority: 'ERROR' }],
    requests: [{ url: `${site}/api/slots?week=44`, type: 'GET', status: 500, duration: 902 }],
    hasReplay: false,
  },
  {
    hoursAgo: 120,
    fields: {
      type: 'BUG',
      priority: 'LOW',
      status: 'DONE',
      title: 'Opening hours are cut off on my phone',
      isSilent: false,
      tags: ['mobile'],
    },
    visitor: 1,
    currentUrl: `${site}/contact`,
    formData: { description: 'Opening hours are cut off on my phone', reportedBy: worldVisitors[1].email },
    customData: {},
    consoleLog: [{ log: 'Layout shift of 0.31 on #hours', priority: 'WARNING' }],
    requests: [],
    hasReplay: false,
  },
  {
    hoursAgo: 166,
    fields: {
      type: 'BUG',
      priority: 'MEDIUM',
      status: 'OPEN',
      title: 'The confirmation mail never arrived',
      isSilent: false,
      tags: [],
    },
    visitor: null,
    currentUrl: `${site}/thank-you`,
    formData: { description: 'The confirmation mail never arrived' },
    customData: {},
    consoleLog: [],
    requests: [{ url: `${site}/api/bookings`, type: 'POST', status: 201, duration: 410 }],
    hasReplay: false,
  },
];
