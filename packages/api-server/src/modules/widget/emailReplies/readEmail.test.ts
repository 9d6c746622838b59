import { describe, expect, it } from 'vitest';
import { joinEmailBody } from './emailBody';
import { readEmail } from './readEmail';

const encode = (text: string) => new TextEncoder().encode(text);

type Parts = { readonly headers?: readonly string[]; readonly body?: string };

function build({ headers = [], body = 'Order 7.' }: Parts = {}): string {
  const all = [
    'From: Robin <Robin@Shop.test>',
    'To: Shop <reply+v1-2-3-x@in.adlane.test>',
    'Message-ID: <one@shop.test>',
    ...headers,
  ];
  return `${all.join('\r\n')}\r\n\r\n${body}`;
}

const read = (text: string, type = 'message/rfc822') => readEmail(joinEmailBody(type, encode(text)));

function buildMultipart(subtype: string, parts: readonly string[]): Parts {
  const body = [...parts.map((part) => `--b\r\n${part}\r\n`), '--b--\r\n'].join('');
  return { headers: ['MIME-Version: 1.0', `Content-Type: multipart/${subtype}; boundary=b`], body };
}

const file = (name: string, type: string, bytes: string, more = '') =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"${more}\r\n\r\n${btoa(bytes)}`;

describe('an email', () => {
  it('has sender, recipients and text', async () => {
    expect(
      await read(build({ headers: ['Cc: kim@shop.test', 'Delivered-To: team@in.adlane.test'] })),
    ).toMatchObject({
      from: 'robin@shop.test',
      recipients: ['reply+v1-2-3-x@in.adlane.test', 'kim@shop.test', 'team@in.adlane.test'],
      text: 'Order 7.',
      isAutomatic: false,
      files: [],
      missingFiles: 0,
    });
  });

  it('is known by its Message-ID, or by all of it without one', async () => {
    const { digest } = await read(build());
    expect((await read(build({ body: 'Another text' }))).digest).toBe(digest);
    const without = (body: string) => build({ body }).replace(/Message-ID.*\r\n/, '');
    const [one, other] = [await read(without('One')), await read(without('Other'))];
    expect(one.digest).not.toBe(other.digest);
    expect((await read(without('One'))).digest).toBe(one.digest);
  });

  it('of HTML alone becomes text, and plain text comes first', async () => {
    const html =
      'Content-Type: text/html; charset=utf-8\r\n\r\n<p>From <b>HTML</b></p><blockquote>Old</blockquote>';
    const plain = 'Content-Type: text/plain\r\n\r\nFrom text';
    expect((await read(build(buildMultipart('alternative', [html])))).text).toBe('From HTML');
    expect((await read(build(buildMultipart('alternative', [plain, html])))).text).toBe('From text');
  });

  it('has characters of its charset, without those that can not be stored', async () => {
    const headers = [
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
    ];
    expect((await read(build({ headers, body: 'Gr=FC=DFe=00' }))).text).toBe('Grüße');
  });

  it('has files, but not small images of a signature and proofs of the sender', async () => {
    const logo = `Content-Type: image/png\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename="logo.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa('png')}`;
    const related = buildMultipart('related', [
      'Content-Type: text/html\r\n\r\n<p>Hi</p><img src="cid:logo">',
      logo,
    ]);
    expect((await read(build(related))).files).toEqual([]);
    const mixed = buildMultipart('mixed', [
      'Content-Type: text/plain\r\n\r\nSee the file.',
      file('../bill.pdf', 'application/pdf', 'pdf'),
      file('smime.p7s', 'application/pkcs7-signature', 'proof'),
    ]);
    const { files, text } = await read(build(mixed));
    expect([text, files.map(({ name }) => name), new TextDecoder().decode(files[0]?.bytes)]).toEqual([
      'See the file.',
      ['../bill.pdf'],
      'pdf',
    ]);
  });

  it('counts files beyond the limit of a message', async () => {
    const many = Array.from({ length: 12 }, (_none, at) => file(`${at}.txt`, 'text/csv', String(at)));
    const { files, missingFiles } = await read(build(buildMultipart('mixed', many)));
    expect([files.length, missingFiles]).toEqual([10, 2]);
  });
});

describe('an email of a machine', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (rejected)',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'Return-Path: <>',
    'X-Autoreply: yes',
    'X-Failed-Recipients: kim@shop.test',
    'List-Id: <news.shop.test>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    // A read receipt.
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
    // Sieve, Exchange, Gmail and cPanel, in this order.
    'Auto-Submitted: auto-replied (vacation)',
    'Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All',
    'Precedence: bulk\r\nX-Autoreply: yes\r\nAuto-Submitted: auto-replied',
    'X-Autorespond: Re: Order',
    'X-Autoreply-From: robin@shop.test',
  ])('is recognized by "%s"', async (header) => {
    expect((await read(build({ headers: [header] }))).isAutomatic).toBe(true);
  });

  it.each(['mailer-daemon@shop.test', 'Postmaster@shop.test', 'no-reply@shop.test', 'noreply+7@shop.test'])(
    'is recognized by its sender %s',
    async (sender) => {
      expect((await read(build().replace('Robin@Shop.test', sender))).isAutomatic).toBe(true);
    },
  );

  it.each(['Auto-Submitted: no', 'Precedence: first-class', 'Return-Path: <robin@shop.test>'])(
    'is not recognized by "%s"',
    async (header) => {
      expect((await read(build({ headers: [header] }))).isAutomatic).toBe(false);
    },
  );
});

describe('the body of a provider', () => {
  it('has the raw email in a form of Mailgun or SendGrid', async () => {
    for (const field of ['body-mime', 'email']) {
      const form = new FormData();
      form.set('recipient', 'reply@in.adlane.test');
      form.set(field, build());
      const multipart = new Response(form);
      const bytes = new Uint8Array(await multipart.arrayBuffer());
      const joined = joinEmailBody(multipart.headers.get('content-type') ?? '', bytes);
      expect([field, (await readEmail(joined)).text]).toEqual([field, 'Order 7.']);
    }
    const encoded = new URLSearchParams({ 'body-mime': build() }).toString();
    expect((await read(encoded, 'application/x-www-form-urlencoded')).text).toBe('Order 7.');
  });

  it('has the raw email in the JSON of Postmark', async () => {
    const json = JSON.stringify({ Subject: 'Re: Order', RawEmail: build() });
    expect((await read(json, 'application/json; charset=utf-8')).text).toBe('Order 7.');
  });

  it.each([
    ['{"RawEmail":7}', 'application/json'],
    ['{', 'application/json'],
    ['null', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['no form', 'multipart/form-data; boundary=b'],
    ['no form', 'multipart/form-data'],
  ])('%s as %s is refused', async (body, type) => {
    await expect(read(body, type)).rejects.toMatchObject({ code: 'MALFORMED' });
  });
});
