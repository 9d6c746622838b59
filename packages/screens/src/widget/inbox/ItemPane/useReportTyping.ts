import { useApi } from '@adlane/api-client';
import { typingMs } from '@adlane/contract/widget/conversations';
import { useRef } from 'react';
import type { ItemKey } from './useThread';

/** Returns a function for each key stroke; it notifies the visitor now and then while the user types. */
export function useReportTyping({ kind, id }: ItemKey): () => void {
  const { client } = useApi();
  const reportedAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - reportedAt.current < typingMs / 2) return;
    reportedAt.current = now;
    // Only a hint: a lost one is repeated by the next key stroke.
    client.inboxTyping.report({ params: { kind, id } }).catch(() => undefined);
  };
}
