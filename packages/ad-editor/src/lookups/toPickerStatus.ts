import { isHttpError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Statuses of look-ups that are shown under the field; no toast repeats them. */
export const lookupMeta = { statusesShownInPlace: [404, 412, 422, 429, 500, 503] };

type LookupQuery = {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

/** Why a look-up brought nothing, in words. */
export function formatLookupError(error: unknown): string {
  return isHttpError(error) && error.body.message
    ? translate(error.body.message)
    : `${translate('Search failed.')} ${translate(errorMessages.internal)}`;
}

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
    errorText: query.isError ? formatLookupError(query.error) : undefined,
    onRetry: () => void query.refetch(),
  };
}
