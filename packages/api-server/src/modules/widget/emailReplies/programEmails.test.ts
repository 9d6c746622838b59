import { describe, expect, it } from 'vitest';
import { joinEmailBody } from './emailBody';
import { programEmails } from './programEmails.fixtures';
import { readEmail } from './readEmail';

const encode = (text: string) => new TextEncoder().encode(text);

describe('an answer of a mail program', () => {
  it.each(programEmails.map((email) => [email.program, email] as const))(
    'shows what was written: %s',
    async (_program, { raw, text, files = [] }) => {
      const headers = [
        'From: =?iso-8859-1?Q?Robin_M=FCller?= <robin@shop.example>',
        'To: Field Media <reply+m1-1-1-3jz6ph50obz3rrl0n9imdpz3g@in.adlane.test>',
        'Message-ID: <one@shop.example>',
        'Subject: =?UTF-8?Q?Re=3A_Gr=C3=B6=C3=9Fe?=',
        'MIME-Version: 1.0',
      ];
      const email = await readEmail(
        joinEmailBody('message/rfc822', encode(`${headers.join('\r\n')}\r\n${raw}\r\n`)),
      );
      expect([email.text, email.files.map(({ name }) => name), email.isAutomatic]).toEqual([
        text,
        files,
        false,
      ]);
      expect(email.from).toBe('robin@shop.example');
    },
  );
});
