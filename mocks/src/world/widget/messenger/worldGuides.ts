import type { GuideForm } from '@adlane/contract/widget/guides';

/** A demo tour or tooltip. */
export type PlannedGuide = GuideForm & {
  readonly status: 'draft' | 'live';
  /** Visitors who reached each step, and who finished. */
  readonly reached?: readonly number[];
  readonly completed?: number;
  /** Of those who did not finish, the visitors who closed it. */
  readonly closed?: number;
};

/** Guides of the demo project. None shows up on the demo site by itself: the live tooltip belongs to its button. */
export const worldGuides: readonly PlannedGuide[] = [
  {
    kind: 'tour',
    name: 'First booking',
    status: 'live',
    reached: [41, 36, 29, 24],
    completed: 22,
    closed: 9,
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
          mode: 'INPUT',
          message: '<p>Enter the day that suits you.</p>',
          selector: 'input[name="day"]',
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
  },
  {
    kind: 'tooltip',
    name: 'What the plan includes',
    status: 'draft',
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
  },
  {
    kind: 'tooltip',
    name: 'Where tooltips come from',
    status: 'live',
    config: {
      selector: '[data-content="tooltip"]',
      html: '<p>Made with the <b>builder</b>, without a line of code.</p>',
      page: '',
      pageType: 'contains',
      mode: 'tooltip',
      icon: 'info',
      color: '',
      animated: false,
      posX: 'right',
      posY: 'bottom',
      offsetX: 0,
      offsetY: 4,
    },
  },
];
