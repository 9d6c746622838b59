import type { DemoUser } from '../demoBusiness';

const dayMs = 24 * 3600 * 1000;

/** A post of a page. Instants are milliseconds. */
export type PagePostRecord = {
  /** `{page}_{post}`. */
  readonly id: string;
  readonly pageId: string;
  readonly message: string;
  readonly hasPicture: boolean;
  readonly createdAt: number;
  /** Website that it shares, or that its button opens; null without one. */
  readonly link: string | null;
  /** Type of its button, such as `MESSAGE_PAGE`; null without one. */
  readonly button: string | null;
  isEligible: boolean;
  readonly reactions: number;
  readonly comments: number;
  readonly shares: number;
};

type Idea = Pick<PagePostRecord, 'message'> & Partial<PagePostRecord>;

/** The newest posts of each page: one of each kind that an ad may promote, or not. */
const newest: readonly Idea[] = [
  {
    message: 'We have moved the Saturday hours: from this week on, the door opens at 8.',
    link: 'https://example.com/hours',
  },
  {
    message: 'Thank you for 500 reviews! Read what people liked, and what we will do better.',
    link: 'https://example.com/reviews',
    button: 'LEARN_MORE',
  },
  {
    message: 'Questions before your first visit? Send us a message, we answer until 6.',
    button: 'MESSAGE_PAGE',
  },
  { message: 'Behind the scenes: this is the team on a Monday morning.' },
  {
    message: 'Win a voucher: like this post and name a friend.',
    link: 'https://example.com/voucher',
    isEligible: false,
  },
  { message: '' },
];
const older = ['What we learned this week', 'Photo of the week', 'A question that we often get', 'Our tip'];
const olderCount = 36;

/** Builds the posts of a page, newest first. */
function buildPosts(pageId: string, now: number): PagePostRecord[] {
  const ideas: readonly Idea[] = [
    ...newest,
    ...Array.from(
      { length: olderCount },
      (_none, index): Idea => ({
        message: `${older[index % older.length]}, no. ${olderCount - index}`,
        ...(index % 2 === 0 ? { link: `https://example.com/posts/${olderCount - index}` } : {}),
      }),
    ),
  ];
  return ideas.map((idea, index) => ({
    id: `${pageId}_${pageId}${String(ideas.length - index).padStart(4, '0')}`,
    pageId,
    hasPicture: index % 3 !== 2,
    createdAt: now - (index + 1) * 3 * dayMs,
    link: null,
    button: null,
    isEligible: true,
    reactions: 12 + ((index * 37) % 90),
    comments: (index * 5) % 14,
    shares: (index * 3) % 7,
    ...idea,
  }));
}

/** Builds the posts of all pages. */
export function buildDemoPosts(users: readonly DemoUser[], now: number): PagePostRecord[] {
  return users.flatMap(({ pages }) => pages.flatMap(({ id }) => buildPosts(id, now)));
}
