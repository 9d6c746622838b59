import { useCallback, useEffect, useRef, useState } from 'react';
import { translate } from '../../language/translate';

/** Debounce of the search. */
const searchDelayMs = 300;

/** Searches for a term; aborted by a newer term. The message of a rejection is shown. */
export type SearchItems<Item> = (term: string, signal: AbortSignal) => Promise<readonly Item[]>;

type Found<Item> = {
  items: readonly Item[];
  loading: boolean;
  searchError: string | undefined;
};

/** Searches while the user types, debounced; only the response to the latest term counts. */
export function useAsyncOptions<Item>(search: SearchItems<Item> | undefined) {
  const [found, setFound] = useState<Found<Item>>({ items: [], loading: false, searchError: undefined });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController }>(undefined);
  const stop = useCallback(() => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    running.current.controller.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const searchFor = useCallback(
    (term: string) => {
      stop();
      if (term.trim() === '') {
        setFound({ items: [], loading: false, searchError: undefined });
        return;
      }
      setFound((before) => ({ ...before, loading: true, searchError: undefined }));
      const controller = new AbortController();
      const request = async () => {
        try {
          const items = (await latest.current?.(term.trim(), controller.signal)) ?? [];
          if (!controller.signal.aborted) setFound({ items, loading: false, searchError: undefined });
        } catch (error) {
          const text =
            error instanceof Error && error.message ? error.message : translate('The search failed.');
          if (!controller.signal.aborted) setFound({ items: [], loading: false, searchError: text });
        }
      };
      running.current = { controller, timer: setTimeout(() => void request(), searchDelayMs) };
    },
    [stop],
  );
  return { ...found, searchFor };
}
