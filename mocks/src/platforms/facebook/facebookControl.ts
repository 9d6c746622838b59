import type { DoubleClock } from '../clock';
import { deliverWebhook } from '../deliverWebhook';
import { formatAmounts, getOffset } from './currencyOffsets';
import { buildDemoObjects, type DemoAd } from './demoAds';
import type { DemoAdAccount } from './demoBusiness';
import { listConsentKeys } from './formQuestions';
import type { GraphError } from './graphFault';
import { createGraphState, type GraphState, type RecordedRequest } from './graphState';
import { type FormFields, sendForm } from './sendForm';
import { signFacebookRequest } from './signatures/signFacebookRequest';
import { signFacebookWebhook } from './signatures/signFacebookWebhook';

/** Selects the requests that a fault applies to; `path` is a part of the path, such as `/adsets`. */
export type RequestMatch = { readonly method?: string; readonly path?: string };
export type Fault =
  | { readonly kind: 'error'; readonly error: GraphError; readonly status?: 400 | 401 | 403 | 404 | 500 }
  /** The account's rate limit is exhausted for this many minutes (code 80004 with its header). */
  | { readonly kind: 'rateLimit'; readonly minutes: number }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The request is not handled before the promise resolves. */
  | { readonly kind: 'hold'; readonly released: Promise<void> }
  /** The request takes effect, then the connection breaks before the answer. */
  | { readonly kind: 'drop' };
/** Sends a webhook to the app. */
export type SendWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
type PendingFault = { readonly match: RequestMatch; readonly fault: Fault; left: number };

/** Graph's transient error (code 2). */
export const transientError: GraphError = {
  message: 'An unexpected error has occurred. Please retry your request later.',
  type: 'OAuthException',
  code: 2,
  is_transient: true,
};

/** Switches that make the double fail or change state, for tests and demos. */
export type FacebookControl = ReturnType<typeof createFacebookControl>;

function createGate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

export function createFacebookControl(clock: DoubleClock) {
  const state = createGraphState(clock);
  let faults: PendingFault[] = [];
  let send: SendWebhook | undefined;
  const queue = (match: RequestMatch, fault: Fault, times: number) => {
    faults.push({ match, fault, left: times });
  };
  const notify = async (webhook: string) =>
    send?.(webhook, {
      'content-type': 'application/json',
      'x-hub-signature-256': await signFacebookWebhook(webhook),
    });
  return {
    state,
    /** The next `times` requests that match are answered with the error. */
    failNext: (match: RequestMatch, error: GraphError = transientError, times = 1) =>
      queue(match, { kind: 'error', error }, times),
    limitNext: (match: RequestMatch, minutes = 1, times = 1) =>
      queue(match, { kind: 'rateLimit', minutes }, times),
    delayNext: (match: RequestMatch, ms: number, times = 1) => queue(match, { kind: 'delay', ms }, times),
    /** Holds the next request that matches until the returned function is called. */
    holdNext: (match: RequestMatch) => {
      const { released, release } = createGate();
      queue(match, { kind: 'hold', released }, 1);
      return release;
    },
    dropNext: (match: RequestMatch, times = 1) => queue(match, { kind: 'drop' }, times),
    /** Revokes all tokens of a user, or of all users (code 190). */
    revokeTokens: (userId?: string) => {
      for (const token of state.tokens) {
        if (userId === undefined || token.userId === userId) token.isRevoked = true;
      }
    },
    setTermsAccepted: (pageId: string, areTermsAccepted: boolean) => {
      const page = state.pages[pageId];
      if (page) page.areTermsAccepted = areTermsAccepted;
    },
    declinePermission: (permission: string) => {
      state.declinedPermissions.push(permission);
    },
    /** Removes the app from a user's settings; returns the form body that the callbacks receive. */
    removeApp: async (userId: string): Promise<string> => {
      for (const token of state.tokens) if (token.userId === userId) token.isRevoked = true;
      const issued_at = Math.floor(clock.now().getTime() / 1000);
      const payload = { algorithm: 'HMAC-SHA256', issued_at, user_id: userId };
      return new URLSearchParams({ signed_request: await signFacebookRequest(payload) }).toString();
    },
    /** Submits a lead form; returns the lead and the body of its webhook. */
    sendForm: (
      formId: string,
      fields: FormFields,
      adId?: string,
      consents?: Readonly<Record<string, boolean>>,
    ) => sendForm(state, clock, { formId, fields, adId, ...(consents && { consents }) }),
    /** Sets where `deliverForm` sends its webhooks. */
    deliverTo: (to: SendWebhook) => {
      send = to;
    },
    /** Submits a lead form, and notifies the app of it by a signed webhook. Returns the lead. */
    deliverForm: async (formId: string, fields: FormFields, adId?: string) => {
      const { lead, webhook } = sendForm(state, clock, { formId, fields, adId });
      await notify(webhook);
      return lead;
    },
    /** Submits a test lead with every consent, as Facebook's test lead tool does; its webhook follows after the answer, again if it cannot be delivered. */
    sendTestLead: (formId: string, fields: FormFields) => {
      const form = state.forms.find(({ id }) => id === formId);
      const keys = form && listConsentKeys(form);
      const { lead, webhook } = sendForm(state, clock, {
        formId,
        fields,
        adId: undefined,
        isTest: true,
        ...(keys && { consents: Object.fromEntries(keys.map((key) => [key, true])) }),
      });
      setTimeout(() => void deliverWebhook(() => notify(webhook)));
      return lead;
    },
    /** Gives a user another ad account, with one of its currency as the smallest daily budget unless another is named. */
    addAccount: (
      userId: string,
      { minDailyBudget, ...account }: Omit<DemoAdAccount, 'minDailyBudget'> & { minDailyBudget?: number },
    ) => {
      const added = { ...account, minDailyBudget: minDailyBudget ?? getOffset(account.currency) };
      state.users = state.users.map((user) =>
        user.id === userId ? { ...user, accounts: [...user.accounts, added] } : user,
      );
    },
    /** The amounts of a campaign or ad set as Ads Manager shows them: `{ daily_budget: 'TWD 500' }`. */
    formatAmounts: (id: string) => {
      const object = state.objects.find((each) => each.id === id);
      const account = state.users
        .flatMap((user) => user.accounts)
        .find((each) => each.id === object?.accountId);
      return object && account ? formatAmounts(object.fields, account.currency) : {};
    },
    /** Adds ads that ran before; known campaigns stay as they are. */
    addAds: (ads: readonly DemoAd[]) => {
      for (const ad of ads) {
        if (state.objects.some(({ id }) => id === ad.campaignId)) continue;
        state.objects.push(...buildDemoObjects(ad, clock.now().getTime()));
      }
    },
    /** Sets how long ads stay in review; with 0 they are active at once. */
    setReviewMs: (ms: number) => {
      state.reviewMs = ms;
    },
    /** Sets how long videos are processed; with 0 they are ready at once. */
    setVideoProcessingMs: (ms: number) => {
      state.videoProcessingMs = ms;
    },
    /** Sets how many bytes of a video one request may transfer. */
    setVideoChunkBytes: (bytes: number) => {
      state.videoChunkBytes = bytes;
    },
    /** Ends all unfinished uploads of videos, as Facebook does after a day. */
    expireVideoUploads: () => {
      state.videoUploads = [];
    },
    /** Makes the review reject ads whose name contains the text. */
    rejectAdsNamed: (text: string) => {
      state.rejectedNames.push(text);
    },
    /** Removes an interest or another audience, as Facebook does from time to time. */
    removeAudience: (id: string) => {
      state.removedAudiences.push(id);
    },
    /** Removes the next fault for a request from the queue and returns it. */
    takeFault: (method: string, path: string): Fault | undefined => {
      const found = faults.find((pending) => isMatch(pending.match, method, path));
      if (!found) return undefined;
      found.left -= 1;
      faults = faults.filter((pending) => pending.left > 0);
      return found.fault;
    },
    /** Received requests in order, without tokens. */
    requests: (match: RequestMatch = {}): RecordedRequest[] =>
      state.requests.filter((request) => isMatch(match, request.method, request.path)),
    dump: (): GraphState => structuredClone(state),
    restore: (dumped: GraphState) => {
      Object.assign(state, structuredClone(dumped));
    },
    reset: () => {
      faults = [];
      Object.assign(state, createGraphState(clock));
    },
  };
}

function isMatch(match: RequestMatch, method: string, path: string): boolean {
  return (
    (match.method === undefined || match.method === method) &&
    (match.path === undefined || path.includes(match.path))
  );
}
