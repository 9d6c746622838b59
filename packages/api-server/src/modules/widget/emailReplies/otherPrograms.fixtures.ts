import {
  base64,
  html8,
  inBase64,
  lines,
  multipart,
  type ProgramEmail,
  part,
  quotedPrintable,
  shop,
  utf8,
} from './emailParts.fixtures';

const webmail: readonly ProgramEmail[] = [
  {
    program: 'Yahoo Mail',
    raw: part(
      utf8,
      lines(
        ' Order 4711.',
        '',
        'Sent from Yahoo Mail for iPhone',
        '',
        `    On Monday, November 30, 2026 at 10:02:00 AM GMT+1, Field Media <${shop}> wrote:  `,
        ' ',
        ' Field Media',
        '',
        'Nora: Which number?',
      ),
    ),
    text: 'Order 4711.',
  },
  {
    program: 'GMX and WEB.DE, whose block begins with the date',
    raw: part(
      'text/html; charset=UTF-8',
      '<html><head></head><body><div style="font-family: Verdana;"><div>Die Nummer ist 4711.</div><div>&nbsp;</div><div><div name="quote" style="border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Montag, 30. November 2026 um 10:02 Uhr<br/><b>Von:</b>&nbsp;&quot;Field Media&quot; &lt;no-reply@in.adlane.test&gt;<br/><b>An:</b>&nbsp;robin@shop.example<br/><b>Betreff:</b>&nbsp;Re: Bestellung</div><div name="quoted-content">Nora: Welche Nummer?</div></div></div></div></body></html>',
    ),
    text: 'Die Nummer ist 4711.',
  },
  {
    program: 'Proton Mail',
    raw: part(
      'text/plain; charset=utf-8',
      lines(
        'Order 4711.',
        '',
        'Sent with [Proton Mail](https://proton.me/mail/home) secure email.',
        '',
        `On Monday, November 30th, 2026 at 10:02 AM, Field Media <${shop}> wrote:`,
        '',
        '> Nora: Which number?',
      ),
    ),
    text: 'Order 4711.',
  },
  {
    program: 'a program that sends links and tables in HTML alone',
    raw: part(
      html8,
      '<p>It is <a href="https://shop.example/orders/4711">this order</a>, see <a href="https://shop.example">https://shop.example</a>.</p><table><tr><th>Number</th><th>Price</th></tr><tr><td>4711</td><td>20</td></tr></table><pre>line 1\n  line 2</pre><p>Write to <a href="mailto:robin@shop.example">robin@shop.example</a>.</p>',
    ),
    text: 'It is this order <https://shop.example/orders/4711>, see https://shop.example.\n\nNumber Price\n4711 20\n\nline 1\n  line 2\n\nWrite to robin@shop.example.',
  },
];

const others: readonly ProgramEmail[] = [
  {
    program: 'Samsung Email',
    raw: part(
      utf8,
      lines(
        'Order 4711.Sent from my Galaxy',
        '-------- Original message --------',
        `From: Field Media <${shop}> `,
        'Date: 11/30/26  10:02  (GMT+01:00) ',
        'To: robin@shop.example ',
        'Subject: Re: Order ',
        '',
        'Nora: Which number?',
      ),
    ),
    text: 'Order 4711.Sent from my Galaxy',
  },
  {
    program: 'Thunderbird on Android',
    raw: part(
      'text/plain; charset=utf-8',
      lines(
        'Die Nummer ist 4711.',
        '-- ',
        'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
        '',
        `Am 30. November 2026 10:02:00 MEZ schrieb Field Media <${shop}>:`,
        '>Field Media',
        '>',
        '>Nora: Welche Nummer?',
      ),
      'Content-Transfer-Encoding: 8bit',
    ),
    text: 'Die Nummer ist 4711.',
  },
  {
    program: 'mutt',
    raw: part(
      'text/plain; charset=utf-8; format=flowed',
      lines(
        'Die Nummer ist 4711 – größer ging’s nicht.',
        '',
        'Viele Grüße aus Köln',
        '',
        'On Mon, Nov 30, 2026 at 05:16:13PM +0000, Field Media wrote:',
        '>Field Media',
        '>',
        '>Nora: Which number?',
        '',
        '-- ',
        'Robin Müller',
        'Shop GmbH · Köln',
      ),
      'Content-Transfer-Encoding: 8bit',
    ),
    text: 'Die Nummer ist 4711 – größer ging’s nicht.\n\nViele Grüße aus Köln',
  },
  {
    program: 'Alpine, which breaks the line above the quote in flowed lines',
    raw: multipart(
      'mixed',
      '8323328-466977527-1796059128=:13389',
      part(
        'text/plain; charset=utf-8; format=flowed',
        lines(
          'Ich glaube, im Fuß der Seite "Über uns".',
          '',
          'On Mon, 30 Nov 2026, Field Media ',
          'wrote:',
          '',
          '> ',
          '> Nora: On which page?',
          '> ',
          '>',
          '',
          '-- ',
          'Robin Müller',
        ),
        'Content-Transfer-Encoding: 8BIT',
      ),
    ),
    text: 'Ich glaube, im Fuß der Seite "Über uns".',
  },
  {
    program: 'mailx, which indents what it quotes with tabs',
    raw: part(
      'text/plain; charset=iso-8859-1',
      lines(
        'Field Media <no-reply@in.adlane.test> wrote:',
        '',
        '\tField Media',
        '=09',
        '\tNora: Auf welcher Seite?',
        '=09',
        '\tReply to this email to answer.',
        '=DCber den Link im Fu=DFbereich, bitte.',
      ),
      quotedPrintable,
    ),
    text: 'Über den Link im Fußbereich, bitte.',
  },
  {
    program: 'a program in Japanese, in its charset and with a name in parts',
    raw: multipart(
      'mixed',
      'j',
      part(
        'text/plain; charset=iso-2022-jp',
        '\u001b$BCmJ8HV9f$O\u001b(B4711\u001b$B$G$9!#\u001b(B',
        'Content-Transfer-Encoding: 7bit',
      ),
      part(
        'text/csv',
        base64('a,b'),
        "Content-Disposition: attachment; filename*0*=UTF-8''%E6%B3%A8%E6%96%87; filename*1=.csv",
        inBase64,
      ),
    ),
    text: '注文番号は4711です。',
    files: ['注文.csv'],
  },
];

/** Answers of webmail and of programs that few people use. */
export const otherPrograms: readonly ProgramEmail[] = [...webmail, ...others];
