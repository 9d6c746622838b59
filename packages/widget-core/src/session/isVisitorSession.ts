import type { VisitorSession } from '@adlane/contract/widget/sessions';

/** True for an answer that is a session: both keys are there, so that a page of HTML or `{}` is none. */
export function isVisitorSession(value: unknown): value is VisitorSession {
  const { gleapId, gleapHash }: { gleapId?: unknown; gleapHash?: unknown } = Object(value);
  return typeof gleapId === 'string' && gleapId !== '' && typeof gleapHash === 'string' && gleapHash !== '';
}

/** Returns whether there is a userId; otherwise the visitor is a guest (widget §3.1). */
export function isIdentified(session: VisitorSession | undefined): boolean {
  return typeof session?.userId === 'string' && session.userId.length > 0;
}
