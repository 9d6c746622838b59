import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

export type ImapDouble = {
  readonly url: string;
  /** Numbers of the emails that are marked as seen. */
  readonly seen: ReadonlySet<number>;
  /** Numbers of the emails that are flagged. */
  readonly flagged: ReadonlySet<number>;
  /** Numbers of the emails that were loaded, once for each time. */
  readonly loaded: readonly number[];
  /** Commands that the grammar of the double does not have. */
  readonly unknown: readonly string[];
  /** First words of the commands that arrived. */
  readonly commands: readonly string[];
  /** Connections that are open. */
  countOpen(): number;
  stop(): Promise<void>;
};

type Answer = { readonly lines?: readonly string[]; readonly end?: string };
type Command = readonly [RegExp, (match: RegExpExecArray) => Answer];

const user = 'inbox@in.adlane.test';
const password = 'pass word';
const mailbox = 'Answers';

/** Commands of RFC 3501 §6 in its grammar (§9), as far as a mailbox is read. */
type Marks = { readonly seen: Set<number>; readonly flagged: Set<number>; readonly loaded: number[] };

function listCommands(emails: readonly string[], { seen, flagged, loaded }: Marks): readonly Command[] {
  const numbers = emails.map((_email, at) => at + 1);
  return [
    [/^CAPABILITY$/i, () => ({ lines: ['* CAPABILITY IMAP4rev1'] })],
    [/^NOOP$/i, () => ({})],
    [
      /^LOGIN (?:"((?:[^"\\\r\n]|\\["\\])*)"|([^\s"(){%*\\]+)) (?:"((?:[^"\\\r\n]|\\["\\])*)"|([^\s"(){%*\\]+))$/i,
      ([, quotedUser, plainUser, quotedPassword, plainPassword]) =>
        (quotedUser ?? plainUser) === user && (quotedPassword ?? plainPassword) === password
          ? {}
          : { end: 'NO [AUTHENTICATIONFAILED] Invalid credentials' },
    ],
    // An empty name asks for the separator of names (§6.3.8).
    [/^LIST "" ""$/i, () => ({ lines: ['* LIST (\\Noselect) "/" ""'] })],
    [
      /^L(?:IST|SUB) "" (?:"([^"\r\n]*)"|([^\s"(){\\]+))$/i,
      ([, quoted, plain]) =>
        [mailbox, '*', '%'].includes(quoted ?? plain ?? '')
          ? { lines: [`* LIST (\\HasNoChildren) "/" ${mailbox}`] }
          : {},
    ],
    [
      /^SELECT "?(\w+)"?$/i,
      ([, name]) =>
        name === mailbox
          ? {
              lines: [
                '* FLAGS (\\Answered \\Flagged \\Deleted \\Seen \\Draft)',
                `* ${emails.length} EXISTS`,
                '* 0 RECENT',
                '* OK [PERMANENTFLAGS (\\Seen \\*)] Limited',
                '* OK [UIDVALIDITY 1] UIDs valid',
                `* OK [UIDNEXT ${emails.length + 1}] Predicted next UID`,
              ],
              end: 'OK [READ-WRITE] SELECT completed',
            }
          : { end: `NO Mailbox doesn't exist: ${name}` },
    ],
    [
      /^UID SEARCH UNSEEN$/i,
      () => ({ lines: [`* SEARCH ${numbers.filter((number) => !seen.has(number)).join(' ')}`.trimEnd()] }),
    ],
    [
      /^UID FETCH (\d+) \(([A-Z0-9.[\] ]+)\)$/i,
      ([, number = '', items = '']) => {
        if (items.includes('BODY')) loaded.push(Number(number));
        return { lines: [buildFetch(Number(number), items, emails)] };
      },
    ],
    [
      /^UID STORE (\d+) \+FLAGS(?:\.SILENT)? \(\\Seen( \\Flagged)?\)$/i,
      ([, number, flag = '']) => {
        seen.add(Number(number));
        if (flag) flagged.add(Number(number));
        return { lines: [`* ${number} FETCH (UID ${number} FLAGS (\\Seen${flag}))`] };
      },
    ],
    [/^(CLOSE|UNSELECT)$/i, () => ({})],
    [/^LOGOUT$/i, () => ({ lines: ['* BYE Logging out'] })],
  ];
}

function buildFetch(number: number, items: string, emails: readonly string[]): string {
  const email = emails[number - 1] ?? '';
  const size = Buffer.byteLength(email);
  const parts = [`UID ${number}`];
  if (/RFC822\.SIZE/i.test(items)) parts.push(`RFC822.SIZE ${size}`);
  if (/BODY\.PEEK\[\]/i.test(items)) parts.push(`BODY[] {${size}}\r\n${email}`);
  return `* ${number} FETCH (${parts.join(' ')})`;
}

export type ImapDoubleOptions = {
  /** Speaks TLS from the first byte with this certificate. @default plain text */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Drops the connection in place of an answer, once. */
  readonly dropOn?: RegExp;
};

/** Starts a mail server that has one mailbox with emails, all unseen. It judges commands by the grammar of RFC 3501. */
export async function startImapDouble(
  emails: readonly string[],
  { tls, dropOn }: ImapDoubleOptions = {},
): Promise<ImapDouble> {
  const marks = { seen: new Set<number>(), flagged: new Set<number>(), loaded: [] };
  const unknown: string[] = [];
  const arrived: string[] = [];
  let drop = dropOn;
  const sockets = new Set<Socket>();
  const commands = listCommands(emails, marks);
  const answer = (socket: Socket, line: string) => {
    const [, tag = '*', text = ''] = /^([^\s+(){%*"\\]+) (.*)$/.exec(line) ?? [];
    arrived.push(text.split(' ', 1).join(''));
    if (drop?.test(text)) {
      drop = undefined;
      socket.destroy();
      return;
    }
    for (const [pattern, run] of commands) {
      const match = pattern.exec(text);
      if (!match) continue;
      const { lines = [], end = 'OK completed' } = run(match);
      socket.write([...lines, `${tag} ${end}`, ''].join('\r\n'));
      if (/^LOGOUT$/i.test(text)) socket.end();
      return;
    }
    unknown.push(text);
    socket.write(`${tag} BAD Unknown command\r\n`);
  };
  const serve = (socket: Socket) => {
    let waiting = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1] Ready\r\n');
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString()).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `${tls ? 'imaps' : 'imap'}://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${mailbox}`,
    ...marks,
    unknown,
    commands: arrived,
    countOpen: () => sockets.size,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
