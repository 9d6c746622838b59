import type { Launch } from '@adlane/contract/ads/launches';

/** Steps that the user fills in, in order. */
export const launchFormSteps = ['account', 'budget', 'confirm'] as const;
export type LaunchFormStep = (typeof launchFormSteps)[number];

/**
 * States of the launch drawer (ads §2). `key` is the idempotency key: it is made once per attempt to launch and sent
 * again by every retry, so that one press and any number of repeats make one campaign.
 */
export type LaunchState =
  | {
      readonly at: 'form';
      readonly step: LaunchFormStep;
      readonly key: string | undefined;
      /** Why the launch came back to its form. */
      readonly notice?: string | undefined;
    }
  /** Sent, or asked to resume or roll back if there is a `launchId`. */
  | { readonly at: 'sending'; readonly key: string; readonly launchId: number | undefined }
  | { readonly at: 'running'; readonly key: string; readonly launchId: number }
  | { readonly at: 'launched'; readonly launchId: number }
  | {
      readonly at: 'failed';
      readonly key: string;
      /** Absent if the server never accepted the launch. */
      readonly launchId: number | undefined;
      readonly message: string;
      readonly code: string | undefined;
      /** The server's errors by field of the launch or its template. */
      readonly errors: FieldTexts;
      /** Whether the same launch may be resumed; a rolled-back one needs a new key. */
      readonly canRetry: boolean;
    };

/** Messages by field, as the server words them. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

export type LaunchEvent =
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'edit'; readonly step: LaunchFormStep }
  /** The server refused the launch because it is no longer what was reviewed: it is reviewed again. */
  | { readonly type: 'stale'; readonly message: string }
  /** The form has changed: the next request is another launch. */
  | { readonly type: 'changed' }
  | { readonly type: 'send'; readonly newKey: string }
  | { readonly type: 'accepted'; readonly launchId: number }
  | {
      readonly type: 'refused';
      readonly message: string;
      readonly code?: string | undefined;
      readonly errors?: FieldTexts | undefined;
    }
  | { readonly type: 'progress'; readonly launch: Launch }
  /** After a launch: the same form for another one. */
  | { readonly type: 'again' }
  /** Retries the same launch: sends, resumes or rolls back again. */
  | { readonly type: 'retry' };

export const initialLaunchState: LaunchState = { at: 'form', step: 'account', key: undefined };

function move(state: Extract<LaunchState, { at: 'form' }>, by: 1 | -1): LaunchState {
  const step = launchFormSteps[launchFormSteps.indexOf(state.step) + by];
  return step === undefined ? state : { ...state, step, notice: undefined };
}

function onProgress(state: Extract<LaunchState, { at: 'running' }>, launch: Launch): LaunchState {
  if (launch.id !== state.launchId) return state;
  if (launch.status === 'launched') return { at: 'launched', launchId: launch.id };
  if (launch.status !== 'failed' && launch.status !== 'rolled_back') return state;
  return {
    at: 'failed',
    key: state.key,
    launchId: launch.id,
    message: launch.message ?? '',
    code: launch.code ?? undefined,
    errors: {},
    canRetry: launch.status === 'failed',
  };
}

/** Names what the drawer shows: a step of the form, the progress, or what came of it. */
export function getShownStep(state: LaunchState, formStep?: string): string {
  if (state.at === 'form') return formStep ?? state.step;
  return state.at === 'sending' ? 'running' : state.at;
}

/** The drawer's next state; an event that makes no sense in a state changes nothing. */
export function nextLaunchState(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.type) {
    case 'next':
      return state.at === 'form' ? move(state, 1) : state;
    case 'back':
      return state.at === 'form' ? move(state, -1) : state;
    case 'edit':
      if (state.at === 'form') return { ...state, step: event.step, notice: undefined };
      // Back in the form, the key of a launch that was never accepted is reused until something changes.
      return state.at === 'failed'
        ? { at: 'form', step: event.step, key: state.launchId === undefined ? state.key : undefined }
        : state;
    case 'stale':
      return state.at === 'sending' && state.launchId === undefined
        ? { at: 'form', step: 'confirm', key: undefined, notice: event.message }
        : state;
    case 'changed':
      return state.at === 'form' && state.key !== undefined ? { ...state, key: undefined } : state;
    case 'send':
      return state.at === 'form' && state.step === 'confirm'
        ? { at: 'sending', key: state.key ?? event.newKey, launchId: undefined }
        : state;
    case 'accepted':
      return state.at === 'sending' ? { at: 'running', key: state.key, launchId: event.launchId } : state;
    case 'refused':
      if (state.at !== 'sending') return state;
      return {
        at: 'failed',
        key: state.key,
        launchId: state.launchId,
        message: event.message,
        code: event.code,
        errors: event.errors ?? {},
        canRetry: true,
      };
    case 'progress':
      return state.at === 'running' ? onProgress(state, event.launch) : state;
    case 'again':
      return state.at === 'launched' ? initialLaunchState : state;
    case 'retry':
      return state.at === 'failed' && state.canRetry
        ? { at: 'sending', key: state.key, launchId: state.launchId }
        : state;
    default:
      return event satisfies never;
  }
}
