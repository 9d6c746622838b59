import type { DoubleClock } from '../clock';
import type { Span } from '../hoursByDay';
import { type DemoUser, facebookDemo } from './demoBusiness';
import { buildDemoPosts, type PagePostRecord } from './posts/demoPosts';

export const adObjectKinds = ['Campaign', 'AdSet', 'AdCreative', 'Ad'] as const;
export type AdObjectKind = (typeof adObjectKinds)[number];
export type ConfiguredStatus = 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED';

/** A campaign, ad set, creative or ad. Instants are milliseconds. */
export type AdObject = {
  readonly id: string;
  readonly kind: AdObjectKind;
  readonly accountId: string;
  /** What was sent at creation, changed by updates. */
  fields: Record<string, unknown>;
  status: ConfiguredStatus;
  labelIds: string[];
  readonly createdAt: number;
  /** When an ad was first active together with all its parents: review starts here. */
  submittedAt: number | null;
  /** Times in which an ad was active together with its ad set and campaign; absent in older dumps. */
  spans?: Span[];
  isRejected: boolean;
  /** Delivery in an hour, compared to the usual one; 1 without it. */
  deliveryRate?: number;
};
export type LeadForm = {
  readonly id: string;
  readonly pageId: string;
  fields: Record<string, unknown>;
  status: 'ACTIVE' | 'ARCHIVED';
  readonly createdAt: number;
  leads: FormLead[];
};
export type FormLead = {
  id: string;
  created_time: string;
  field_data: { name: string; values: string[] }[];
  /** Absent for a form without a disclaimer. */
  custom_disclaimer_responses?: { checkbox_key: string; is_checked: string }[];
  /** Absent for a form that was submitted without an ad. */
  ad_id?: string;
  campaign_id?: string;
  /** Was sent to test the form: it is not among the form's leads. */
  isTest?: true;
};
export type Pixel = { id: string; accountId: string; name: string; lastFiredAt: number | null };
export type Media = {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly accountId: string;
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  readonly createdAt: number;
  /** Whether processing the video ends with an error. */
  readonly isBroken?: boolean;
};
/** A resumable upload of a video, until it is finished or canceled. */
export type VideoUpload = {
  readonly sessionId: string;
  readonly videoId: string;
  readonly accountId: string;
  readonly fileSize: number;
  /** Bytes received so far: the only offset that the next chunk may start at. */
  received: number;
  /** Whether the first bytes are those of a video. */
  isVideo: boolean;
};
export type Token = {
  readonly value: string;
  readonly userId: string;
  /** Set for a page token. */
  readonly pageId: string | null;
  isRevoked: boolean;
};
export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  /** As received, without tokens and proofs; files are shown by name and size. */
  readonly params: Record<string, unknown>;
  status: number;
};

/** The state of the double; plain data, so that it can be dumped and restored. */
export type GraphState = {
  users: DemoUser[];
  tokens: Token[];
  objects: AdObject[];
  labels: { id: string; accountId: string; name: string }[];
  forms: LeadForm[];
  media: Media[];
  videoUploads: VideoUpload[];
  pixels: Pixel[];
  /** Published posts of all pages. */
  posts: PagePostRecord[];
  codes: { code: string; userId: string; redirectUri: string }[];
  pages: Record<string, { areTermsAccepted: boolean; subscribedFields: string[] }>;
  declinedPermissions: string[];
  requests: RecordedRequest[];
  /** How long an ad stays in review after it was activated. */
  reviewMs: number;
  /** Ads whose name contains one of these texts are rejected by review. */
  rejectedNames: string[];
  /** How long a video is processed before a creative may use it. */
  videoProcessingMs: number;
  /** Largest part of a video that one request may transfer. */
  videoChunkBytes: number;
  /** Ids of interests and other audiences that Facebook no longer offers. */
  removedAudiences: string[];
  lastId: number;
};

/** Creates the initial state. Ids start from the clock, so that a restart never reuses one. */
export function createGraphState(
  clock: DoubleClock,
  users: readonly DemoUser[] = facebookDemo.users,
): GraphState {
  return {
    users: [...users],
    tokens: users.map((user) => ({ value: user.token, userId: user.id, pageId: null, isRevoked: false })),
    objects: [],
    labels: [],
    forms: [],
    media: [],
    videoUploads: [],
    // Each account has one pixel from the start.
    pixels: users.flatMap((user) =>
      user.accounts.map(({ id, name }) => ({
        id: `4${id}`,
        accountId: id,
        name: `${name} pixel`,
        lastFiredAt: clock.now().getTime() - 3_600_000,
      })),
    ),
    posts: buildDemoPosts(users, clock.now().getTime()),
    codes: [],
    // Each person has accepted the terms of lead ads for the first page only.
    pages: Object.fromEntries(
      users.flatMap((user) =>
        user.pages.map((page, index) => [
          page.id,
          { areTermsAccepted: index === 0, subscribedFields: [] as string[] },
        ]),
      ),
    ),
    declinedPermissions: [],
    requests: [],
    reviewMs: 60_000,
    rejectedNames: [],
    videoProcessingMs: 5_000,
    videoChunkBytes: 4 * 2 ** 20,
    removedAudiences: [],
    lastId: clock.now().getTime() * 1000,
  };
}

/** Returns the next unused id, a text of digits like Graph's. */
export function createId(state: GraphState): string {
  state.lastId += 1;
  return `12${state.lastId}`;
}

/** Returns the id of a label in the account and creates the label if it is missing. */
export function labelId(state: GraphState, accountId: string, name: string): string {
  const found = state.labels.find((label) => label.accountId === accountId && label.name === name);
  if (found) return found.id;
  const id = createId(state);
  state.labels.push({ id, accountId, name });
  return id;
}
