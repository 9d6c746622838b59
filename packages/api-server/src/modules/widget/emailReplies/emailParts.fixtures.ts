/** An answer as a mail program writes it, and what a thread shows of it. */
export type ProgramEmail = {
  readonly program: string;
  /** The type and the body below it, without the headers that all of them have. */
  readonly raw: string;
  readonly text: string;
  /** Names of its files. @default none */
  readonly files?: readonly string[];
};

const token = 'm1-1-1-3jz6ph50obz3rrl0n9imdpz3g';
export const shop = `reply+${token}@in.adlane.test`;

export const lines = (...all: readonly string[]) => all.join('\r\n');

/** Builds a part: its headers, an empty line, its text. */
export function part(type: string, body: string, ...headers: readonly string[]): string {
  return lines(`Content-Type: ${type}`, ...headers, '', body);
}

export function multipart(type: string, boundary: string, ...parts: readonly string[]): string {
  const body = parts.map((each) => lines(`--${boundary}`, each, ''));
  return part(`multipart/${type}; boundary="${boundary}"`, `${body.join('')}--${boundary}--`);
}

export const base64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');
export const quotedPrintable = 'Content-Transfer-Encoding: quoted-printable';
export const inBase64 = 'Content-Transfer-Encoding: base64';
export const utf8 = 'text/plain; charset="UTF-8"';
export const html8 = 'text/html; charset="UTF-8"';
