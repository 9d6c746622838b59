import type { ProjectChecklist } from '@adlane/contract/widget/checklists/manage';
import type {
  ProjectFeatureRequest,
  ProjectFeatureThread,
} from '@adlane/contract/widget/featureRequests/manage';
import type { ProjectArticle, ProjectCollection } from '@adlane/contract/widget/help/manage';
import type { ProjectNews } from '@adlane/contract/widget/news/manage';
import type { ContentHrefs } from './ContentTabs';

export const contentHrefs: ContentHrefs = {
  project: '#/project',
  help: '#/help',
  news: '#/news',
  checklists: '#/checklists',
  featureRequests: '#/feature-requests',
};

const changed = '2026-10-12T09:00:00.000Z';

export const article: ProjectArticle = {
  id: 7,
  project_id: 4,
  collection_id: 1,
  title: 'How refunds work',
  description: 'Within 30 days, to the card you paid with.',
  html: '<h3>Before you start</h3><p>Have your <strong>order number</strong> ready.</p>',
  status: 'live',
  updated_at: changed,
};

const { html: _html, project_id: _project, ...articleRow } = article;

export const collections: ProjectCollection[] = [
  {
    id: 1,
    updated_at: changed,
    title: 'Orders and returns',
    description: 'Everything after the purchase.',
    articles: [
      articleRow,
      { ...articleRow, id: 8, title: 'Track a parcel', description: '' },
      { ...articleRow, id: 9, title: 'Gift cards', status: 'draft' },
    ],
  },
  { id: 2, title: 'Your account', description: '', articles: [], updated_at: changed },
];

export const news: ProjectNews = {
  id: 3,
  project_id: 4,
  title: 'Dark mode is here',
  previewText: 'Easier on the eyes at night.',
  coverImageUrl: '',
  html: '<p>Choose it in your account menu.</p>',
  status: 'live',
  reads_count: 128,
  reactions: { sad: 2, neutral: 5, happy: 31 },
  created_at: changed,
  updated_at: changed,
};

export const checklist: ProjectChecklist = {
  id: 5,
  project_id: 4,
  title: 'Get started',
  status: 'live',
  steps_count: 3,
  started_count: 40,
  completed_count: 12,
  updated_at: changed,
  steps: [
    {
      id: 'logo',
      title: 'Add your logo',
      description: 'It appears in every email.',
      action: { type: 'url', value: 'https://site.example/brand', label: 'Open settings' },
      event: '',
      done_count: 34,
    },
    { id: 'team', title: 'Invite your team', description: '', event: 'invited', done_count: 21 },
    { id: 'live', title: 'Go live', description: '', event: '', done_count: 12 },
  ],
};

export const featureRequest: ProjectFeatureRequest = {
  id: 11,
  project_id: 4,
  title: 'Calendar sync',
  description: 'See bookings in Outlook and Google Calendar.',
  status: 'PLANNED',
  votes: 42,
  comments: 3,
  author: 'Ada Lovelace',
  created_at: changed,
  updated_at: changed,
};

export const featureThread: ProjectFeatureThread = {
  ...featureRequest,
  thread: [
    {
      id: 1,
      from: 'visitor',
      name: 'Ada Lovelace',
      text: 'Outlook first, please. Our whole practice plans in it.',
      created_at: changed,
    },
    { id: 2, from: 'team', name: 'Mia Chen', text: 'Outlook comes in spring.', created_at: changed },
    {
      id: 3,
      from: 'visitor',
      name: 'a.person.with.a.very.long.address@a-company-with-a-long-name.example',
      text: 'https://calendar.example/a/very/long/address/that/has/no/space/to/break/at/all/on/a/phone',
      created_at: changed,
    },
  ],
};
