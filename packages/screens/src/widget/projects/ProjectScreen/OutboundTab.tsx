import { Stack } from '@adlane/ui';
import { LinkCards } from '../../../shared/LinkCards';
import type { OutboundHrefs } from '../../outbound/OutboundTabs';
import { PaceCard } from './PaceCard';

const parts = [
  {
    name: 'messages',
    title: 'Messages',
    text: 'Banners, notifications, chats and surveys that visitors receive by audience, page, schedule and frequency.',
    action: 'Open messages',
  },
  {
    name: 'tours',
    title: 'Product tours',
    text: 'Steps on your own pages that show visitors the way, and where they stop.',
    action: 'Open product tours',
  },
  {
    name: 'tooltips',
    title: 'Tooltips',
    text: 'Explanations beside the fields and buttons of your pages.',
    action: 'Open tooltips',
  },
  {
    name: 'surveys',
    title: 'Surveys',
    text: 'Questions inside the widget, with their answers as charts and as a file.',
    action: 'Open surveys',
  },
  {
    name: 'bots',
    title: 'Bots',
    text: 'Answers to common questions before your team replies: from your help center, or by a script.',
    action: 'Open bots',
  },
] as const;

export type OutboundTabProps = {
  projectId: number;
  /** Links to the lists of what the project sends. */
  hrefs: OutboundHrefs;
};

/** The tab of a project that leads to what it sends to its visitors, and limits how much that is. */
export function OutboundTab({ projectId, hrefs }: OutboundTabProps) {
  return (
    <Stack gap={5}>
      <LinkCards columns={3} cards={parts.map(({ name, ...part }) => ({ ...part, href: hrefs[name] }))} />
      <PaceCard projectId={projectId} />
    </Stack>
  );
}
