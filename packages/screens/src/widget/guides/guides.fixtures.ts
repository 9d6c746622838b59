import type { Guide } from '@adlane/contract/widget/guides';
import { allVisitors } from '@adlane/contract/widget/outbound/manage';

const own = {
  project_id: 4,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-12T09:00:00.000Z',
} as const;

export const tour: Extract<Guide, { kind: 'tour' }> = {
  ...own,
  id: 11,
  kind: 'tour',
  name: 'First booking',
  status: 'live',
  steps: 3,
  started: 41,
  completed: 22,
  closed: 9,
  missing: 0,
  reached: [41, 36, 24],
  missed: [0, 0, 0],
  config: {
    steps: [
      {
        type: 'post',
        mode: '',
        message: '<h3>Welcome</h3><p>Let us show you how to book your first appointment.</p>',
        selector: '',
        videoUrl: '',
      },
      {
        type: 'pointer',
        mode: 'CLICK',
        message: '<p>Click <b>Book</b> to begin.</p>',
        selector: '#book',
        videoUrl: '',
      },
      {
        type: 'pointer',
        mode: '',
        message: '<p>You find all your appointments here.</p>',
        selector: '#appointments',
        videoUrl: '',
      },
    ],
    sender: { firstName: 'Nora', profileImageUrl: '' },
    allowClose: true,
    backButton: true,
    nextText: '',
    prevText: '',
    doneText: 'Got it',
  },
};

export const tooltip: Extract<Guide, { kind: 'tooltip' }> = {
  ...own,
  id: 12,
  kind: 'tooltip',
  name: 'What the plan includes',
  status: 'draft',
  steps: 1,
  started: 0,
  completed: 0,
  closed: 0,
  missing: 0,
  audience: { ...allVisitors, users: 'identified' },
  config: {
    selector: '#plan',
    html: '<p>Two cleanings a year are <b>included</b>.</p>',
    page: 'https://brightside-dental.example/plans',
    pageType: 'startswith',
    mode: 'hotspot',
    icon: 'question',
    color: '',
    animated: true,
    posX: 'right',
    posY: 'center',
    offsetX: 4,
    offsetY: 0,
  },
};
