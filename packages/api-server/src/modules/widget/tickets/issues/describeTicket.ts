import type { IssueBlock, IssueText } from '../../../../connectors/trackers/issueText';
import type { TicketRow } from '../queries';

/** Most lines of each list. */
const maxSteps = 15;
const maxErrors = 10;
const maxLineLength = 300;
/** What the page reports about itself, by its label. */
const metaLabels: Readonly<Record<string, string>> = {
  browserName: 'Browser',
  systemName: 'System',
  language: 'Language',
  environment: 'Environment',
  releaseVersionNumber: 'Version',
};

const shorten = (text: string) => text.slice(0, maxLineLength);

/** Returns what the visitor wrote: the description, or the longest text of the form. */
export function findReportText({ formData }: Pick<TicketRow, 'formData'>): string {
  if (typeof formData.description === 'string') return formData.description;
  const texts = Object.entries(formData).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'reportedBy' ? [value] : [],
  );
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function describePage({ currentUrl, metaData }: TicketRow): IssueBlock[] {
  const facts = Object.entries(metaLabels).flatMap(([name, label]) => {
    const value = metaData[name];
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [`${label}: ${shorten(String(value))}`]
      : [];
  });
  const page = currentUrl === null ? [] : [`Page: ${shorten(currentUrl)}`];
  const items = [...page, ...facts];
  return items.length === 0 ? [] : [{ type: 'list', items }];
}

function describeSteps({ customEventLog }: TicketRow): IssueBlock[] {
  const items = customEventLog.slice(-maxSteps).map(({ name }) => shorten(name));
  if (items.length === 0) return [];
  return [
    { type: 'heading', text: 'Last steps' },
    { type: 'list', items },
  ];
}

function describeErrors({ consoleLog }: TicketRow): IssueBlock[] {
  const errors = consoleLog.filter(({ priority }) => priority === 'ERROR').slice(-maxErrors);
  if (errors.length === 0) return [];
  return [
    { type: 'heading', text: 'Console' },
    { type: 'code', text: errors.map(({ log }) => shorten(log)).join('\n') },
  ];
}

type Description = {
  readonly description: string;
  readonly has_details: boolean;
  /** Address of the ticket. */
  readonly link: string;
};

/** Returns the text of a ticket's issue: the description, what the report has, and the link back. */
export function describeTicket(
  ticket: TicketRow,
  { description, has_details, link }: Description,
): IssueText {
  const parts = [
    ticket.screenshot_key === null ? [] : ['screenshot'],
    ticket.replay_key === null ? [] : ['replay'],
  ].flat();
  const label = `Ticket #${ticket.id}${parts.length > 0 ? ` with ${parts.join(' and ')}` : ''}`;
  return [
    ...(description === '' ? [] : [{ type: 'paragraph', text: description } as const]),
    ...(has_details ? [...describePage(ticket), ...describeSteps(ticket), ...describeErrors(ticket)] : []),
    { type: 'link', text: label, href: link },
  ];
}
