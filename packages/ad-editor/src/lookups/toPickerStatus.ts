import { describeFailure } from '../failure/describeFailure';

/** Statuses of look-ups that are shown under the field; no toast repeats them. */
export const lookupMeta = { statusesShownInPlace: [404, 412, 422, 429, 500, 503] };

type LookupQuery = {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

/** Converts the state of a lookup for a `SearchPicker`. `isDebounced` is false while the user types. */
export function toPickerStatus(query: LookupQuery, isDebounced: boolean) {
  const status =
    !isDebounced || query.isFetching
      ? ('loading' as const)
      : query.isError
        ? ('error' as const)
        : query.isSuccess
          ? ('ready' as const)
          : ('idle' as const);
  return {
    status,
    errorText: query.isError ? describeFailure(query.error) : undefined,
    onRetry: () => void query.refetch(),
  };
}
