/** The socket refetches on new messages; this interval is for proxies without sockets. In milliseconds. */
export const refetchMs = 15_000;
