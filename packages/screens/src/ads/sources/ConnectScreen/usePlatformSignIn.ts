import { useApi } from '@adlane/api-client';
import type { Channel } from '@adlane/contract/constants';
import { toast } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useInvalidateSources } from './useConnections';

/** Query parameters that a platform's sign-in page returned. */
export type PlatformAnswer = {
  readonly channel: Channel;
  /** Absent if the user denied access. */
  readonly code: string | null;
  readonly state: string | null;
};

export type SignInOptions = {
  /** Returns the redirect URI for a platform: an address of this app, the same each time. */
  getRedirectUri: (channel: Channel) => string;
  /** Navigates to a platform's sign-in page. */
  onLeave: (url: string) => void;
  /** The answer in the URL. */
  answer?: PlatformAnswer | undefined;
  /** Called once the answer is handled: it may be removed from the URL. */
  onAnswered: () => void;
};

type AllowedAnswer = { readonly channel: Channel; readonly code: string; readonly state: string };

function isAllowed(answer: PlatformAnswer): answer is AllowedAnswer {
  return answer.code !== null && answer.state !== null;
}

/** Identifies an answer: each sign-in has its own state. */
function toKey({ channel, state }: PlatformAnswer): string {
  return `${channel} ${state}`;
}

/** Shown in place for any of these: the platform's reason belongs beside the button. */
const shownInPlace = { statusesShownInPlace: [402, 412, 422, 503] };

/** Starts a sign-in at a platform and handles its answer. */
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
  // The result stays after the answer was removed from the URL.
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
      // The code works once and is removed from the URL at once.
      onAnswered();
    },
    [answer, mutate, getRedirectUri, onAnswered],
  );
  return {
    /** Starts a sign-in at a platform, for the first time or again. */
    begin: (channel: Channel) => {
      setDeniedBy(undefined);
      connect.reset();
      authorize.mutate(channel);
    },
    /** The platform being navigated to. */
    leavingFor: authorize.isPending ? authorize.variables : undefined,
    /** The platform being connected after its answer. */
    connecting: connect.isPending ? connect.variables?.body.channel : undefined,
    deniedBy,
    /** The reason a sign-in could not start, or was refused. */
    refusal: authorize.isError
      ? { channel: authorize.variables, error: authorize.error }
      : connect.isError
        ? { channel: connect.variables.body.channel, error: connect.error }
        : undefined,
  };
}

/** State and actions of a platform sign-in. */
export type PlatformSignIn = ReturnType<typeof usePlatformSignIn>;
