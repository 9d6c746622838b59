import type { Call, CallInput, CallOutput, Contract } from '@adlane/contract';

/**
 * Method and path of the calls that the frame makes, below the API's `/sdk`. Written out, because the contract's
 * schemas weigh more than the frame; a test compares them.
 */
export const sdkRoutes = {
  'messenger.home': 'GET /home',
  'messenger.search': 'GET /search',
  'conversations.list': 'GET /conversations',
  'conversations.view': 'GET /conversations/{shareToken}',
  'conversations.start': 'POST /conversations',
  'conversations.send': 'POST /conversations/{shareToken}/messages',
  'conversations.upload': 'POST /conversations/files',
  'conversations.file': 'GET /conversations/{shareToken}/files/{token}',
  'conversations.requestPerson': 'POST /conversations/{shareToken}/person',
  'conversations.typing': 'POST /conversations/{shareToken}/typing',
  'conversations.read': 'POST /conversations/{shareToken}/read',
  'help.collections': 'GET /helpcenter/collections',
  'help.collection': 'GET /helpcenter/collections/{id}',
  'help.article': 'GET /helpcenter/articles/{id}',
  'news.list': 'GET /news',
  'news.view': 'GET /news/{id}',
  'news.read': 'POST /news/{id}/read',
  'news.react': 'PUT /news/{id}/reaction',
  'checklists.list': 'GET /checklists',
  'checklists.view': 'GET /checklists/{id}',
  'checklists.start': 'POST /checklists',
  'checklists.completeStep': 'POST /checklists/{id}/steps/{stepId}/complete',
  'featureRequests.list': 'GET /featurerequests',
  'featureRequests.create': 'POST /featurerequests',
  'featureRequests.view': 'GET /featurerequests/{id}',
  'featureRequests.comment': 'POST /featurerequests/{id}/comments',
  'featureRequests.vote': 'PUT /featurerequests/{id}/vote',
  'surveys.view': 'GET /surveys/{formId}',
  'surveys.open': 'POST /surveys/{formId}/open',
  'surveys.answer': 'POST /surveys/{formId}/answers',
} as const;

/** Name of a call that the frame makes. */
export type SdkCallName = keyof typeof sdkRoutes;

type WriteName = {
  [N in SdkCallName]: (typeof sdkRoutes)[N] extends `GET ${string}` ? never : N;
}[SdkCallName];

/**
 * What becomes of a write without a final answer. `stored`: it is sent again until it has one, also by the next page; for
 * what a visitor wrote or did. `repeated`: the same, while the page is open. `once`: it is not sent again, because it is
 * outdated, or the visitor waits for it and may try again.
 */
export const writePolicies = {
  'conversations.start': 'stored',
  'conversations.send': 'stored',
  // A file is too large to be stored here.
  'conversations.upload': 'repeated',
  'conversations.requestPerson': 'stored',
  'conversations.typing': 'once',
  'conversations.read': 'stored',
  'news.read': 'stored',
  'news.react': 'stored',
  'checklists.start': 'once',
  'checklists.completeStep': 'stored',
  'featureRequests.create': 'stored',
  'featureRequests.comment': 'stored',
  'featureRequests.vote': 'stored',
  'surveys.open': 'stored',
  'surveys.answer': 'stored',
} as const satisfies Record<WriteName, WritePolicy>;

/** Whether a write without a final answer is sent again. */
export type WritePolicy = 'stored' | 'repeated' | 'once';

type CallOf<N extends SdkCallName> = N extends `${infer R}.${infer C}`
  ? R extends keyof Contract
    ? C extends keyof Contract[R]
      ? Extract<Contract[R][C], Call>
      : never
    : never
  : never;

/** Input of a call: its path's parameters, its query and its body. */
export type SdkInput<N extends SdkCallName> = CallInput<CallOf<N>>;
/** Output of a call. */
export type SdkOutput<N extends SdkCallName> = CallOutput<CallOf<N>>;
