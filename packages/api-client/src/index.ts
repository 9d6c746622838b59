export type {
  CallArguments,
  CallMethod,
  CallOptions,
  Client,
  ClientOptions,
  ClientOutput,
} from './client/Client';
export { createClient } from './client/createClient';
export {
  type CallFunctions,
  type CallName,
  createFunctionClient,
  Refusal,
} from './client/createFunctionClient';
export type { Pending, PendingCall } from './client/createPending';
export { AnswerError, isAnswerError } from './errors/AnswerError';
export { type ApiError, isApiError } from './errors/ApiError';
export type { CallFacts } from './errors/CallFacts';
export { CancelledError, isCancelledError } from './errors/CancelledError';
export { HttpError, isHttpError } from './errors/HttpError';
export { isNetworkError, NetworkError, type NetworkFailure } from './errors/NetworkError';
export { type LiveOptions, type LiveSocket, startLive } from './live/startLive';
export { useLive } from './live/useLive';
export type { CallKey } from './queries/buildCallKey';
export type { CallMutationOptions, MutationExtras, MutationInput } from './queries/buildCallMutation';
export type { CallQueryOptions } from './queries/buildCallQuery';
export { type CallQueries, createQueries, type Queries } from './queries/createQueries';
export { type Api, ApiProvider, useApi } from './react/ApiProvider';
