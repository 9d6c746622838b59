import { useApi } from '@adlane/api-client';
import type { Channel } from '@adlane/contract/constants';
import { toast } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useInvalidateSources } from './useConnections';

/** What a platform's sign-in page sent back with its user. */
export type PlatformAnswer = {
  readonly channel: Channel;
  /** Absent where the user did not allow it. */
  readonly code: string | null;
  readonly state: string | null;
};

export type SignInOptions = {
  /** Where a platform sends its user back to: an address of this app, the same each time. */
  getRedirectUri: (channel: Channel) => string;
  /** Leaves for a platform's sign-in page. */
  onLeave: (url: string) => void;
  /** What came back from there. */
  answer?: PlatformAnswer | undefined;
  /** The answer was taken up: it may leave the address. */
  onAnswered: () => void;
};

type AllowedAnswer = { readonly channel: Channel; readonly code: string; readonly state: string };

function isAllowed(answer: PlatformAnswer): answer is AllowedAnswer {
  return answer.code !== null && answer.state !== null;
}

/** Tells answers apart: each sign-in has a state of its own. */
function toKey({ channel, state }: PlatformAnswer): string {
  return `${channel} ${state}`;
}

/** Said here, whatever the status: the platform's reason belongs beside the button. */
const shownInPlace = { statusesShownInPlace: [402, 412, 422, 503] };

/** The way to a platform's sign-in page, and what comes of coming back from it. */
export function usePlatformSignIn({ getRedirectUri, onLeave, answer, onAnswered }: SignInOptions) {
  const { client, queries } = useApi();
  const invalidate = useInvalidateSources();
  const [deniedBy, setDeniedBy] = useState<Channel>();
  const [seen, setSeen] = useState<string>();
  const handledRef = useRef<string>(undefined);
  const authorize = useMutation({
    mutationFn: (channel: Channel) =>
      client.sources.authorize({ query: { channel, redirect_uri: getRedirectUri(channel) } }),
    onSuccess: ({ url }) => onLeave(url),
    meta: shownInPlace,
  });
  const connect = useMutation(
    queries.sources.create.mutation({
      meta: shownInPlace,
      onSuccess: ({ message }) => toast({ tone: 'success', text: message }),
      onSettled: invalidate,
    }),
  );
  const { mutate } = connect;
  // It stays after the answer has left the address.
  if (answer && seen !== toKey(answer)) {
    setSeen(toKey(answer));
    setDeniedBy(isAllowed(answer) ? undefined : answer.channel);
  }
  useEffect(
    function handleAnswer() {
      if (!answer || handledRef.current === toKey(answer)) return;
      handledRef.current = toKey(answer);
      if (isAllowed(answer)) {
        const { channel, code, state } = answer;
        mutate({ body: { channel, code, state, redirect_uri: getRedirectUri(channel) } });
      }
      // A code is good for once: nobody reads it off the screen or loads it again.
      onAnswered();
    },
    [answer, mutate, getRedirectUri, onAnswered],
  );
  return {
    /** Begins a sign-in at a platform, for the first time or again. */
    begin: (channel: Channel) => {
      setDeniedBy(undefined);
      connect.reset();
      authorize.mutate(channel);
    },
    /** On its way to a sign-in page. */
    leavingFor: authorize.isPending ? authorize.variables : undefined,
    /** Back from one, and being connected. */
    connecting: connect.isPending ? connect.variables?.body.channel : undefined,
    deniedBy,
    /** Why a sign-in could not begin, or was not taken. */
    refusal: authorize.isError
      ? { channel: authorize.variables, error: authorize.error }
      : connect.isError
        ? { channel: connect.variables.body.channel, error: connect.error }
        : undefined,
  };
}

/** A sign-in at a platform, as the page shows it. */
export type PlatformSignIn = ReturnType<typeof usePlatformSignIn>;
