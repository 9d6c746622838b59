/** Finds the database's own code behind an error, or the socket's (`ECONNREFUSED`). */
export function getSqlState(error: unknown): string | undefined {
  for (
    let link: unknown = error, depth = 0;
    link instanceof Error && depth < 5;
    link = link.cause, depth += 1
  ) {
    if ('code' in link && typeof link.code === 'string' && /^([0-9A-Z]{5}|E[A-Z]+)$/.test(link.code))
      return link.code;
    // The pg driver gives its own connection errors no code.
    if (lostConnection.test(link.message)) return '08006';
  }
  return undefined;
}

const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
