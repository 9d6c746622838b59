import { LinkCards } from '../../shared/LinkCards';
import type { ContentHrefs } from './ContentTabs';

const parts = [
  {
    name: 'help',
    title: 'Help center',
    text: 'Articles in collections, with search inside the widget.',
    action: 'Open help center',
  },
  {
    name: 'news',
    title: 'News',
    text: 'What is new, with a count of the visitors who read it.',
    action: 'Open news',
  },
  {
    name: 'checklists',
    title: 'Checklists',
    text: 'Steps that lead new users, and where they stop.',
    action: 'Open checklists',
  },
  {
    name: 'featureRequests',
    title: 'Feature requests',
    text: 'What visitors want and vote for, and what you plan.',
    action: 'Open feature requests',
  },
] as const;

/** The tab of a project that leads to the content of its widget. */
export function ContentTab({ hrefs }: { hrefs: ContentHrefs }) {
  return <LinkCards columns={2} cards={parts.map(({ name, ...part }) => ({ ...part, href: hrefs[name] }))} />;
}
