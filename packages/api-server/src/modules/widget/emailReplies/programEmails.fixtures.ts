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
import { otherPrograms } from './otherPrograms.fixtures';

const gmail: readonly ProgramEmail[] = [
  {
    program: 'Gmail on the web breaks the line above the quote after the long address',
    raw: multipart(
      'alternative',
      '000000000000a1b2c3',
      part(
        utf8,
        lines(
          'Die Nummer ist 4711.',
          '',
          'Gr=C3=BC=C3=9Fe',
          'Robin',
          '',
          'Am Mo., 30. Nov. 2026 um 10:02=E2=80=AFUhr schrieb Field Media <',
          `${shop}>:`,
          '',
          '> Field Media',
          '>',
          '> Nora: Welche Nummer?',
          '>',
          '',
          '',
          '--=20',
          'Robin M=C3=BCller, Shop GmbH',
        ),
        quotedPrintable,
      ),
      part(
        html8,
        '<div dir=3D"ltr">Die Nummer ist 4711.</div><br><div class=3D"gmail_quote">x</div>',
        quotedPrintable,
      ),
    ),
    text: 'Die Nummer ist 4711.\n\nGrüße\nRobin',
  },
  {
    program: 'Gmail in Arabic',
    raw: part(
      utf8,
      base64(
        `رقم الطلب 4711.\n\nفي الاثنين، 30 نوفمبر 2026 في 10:02 ص تمت كتابة ما يلي بواسطة Field Media <\n${shop}>:\n\n> ما هو الرقم؟\n`,
      ),
      inBase64,
    ),
    text: 'رقم الطلب 4711.',
  },
  {
    program: 'Gmail reacts with an emoji',
    raw: multipart(
      'alternative',
      'r',
      part(
        utf8,
        base64(
          '👍\n\nRobin Müller reacted via Gmail\n<https://www.google.com/gmail/about/?utm_source=gmail-in-product>\n',
        ),
        inBase64,
      ),
      part(
        'text/vnd.google.email-reaction+json; charset="UTF-8"',
        base64('{"emoji":"👍","version":1}'),
        inBase64,
      ),
      part(html8, '<div><p style="font-size:50px">&#128077;</p></div>'),
    ),
    text: '👍',
  },
];

const outlook: readonly ProgramEmail[] = [
  {
    program: 'Outlook on Windows, in HTML alone and an older charset, with a logo and a file',
    raw: multipart(
      'mixed',
      'm',
      multipart(
        'related',
        'n',
        part(
          'text/html; charset="iso-8859-1"',
          '<html xmlns:o=3D"urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=3D"DE"><div class=3D"WordSection1"><p class=3D"MsoNormal">Gr=FC=DF Gott,<o:p></o:p></p><p class=3D"MsoNormal"><o:p>&nbsp;</o:p></p><p class=3D"MsoNormal">die Nummer ist 4711.<o:p></o:p></p><p class=3D"MsoNormal"><img width=3D"90" src=3D"cid:image001.png@01DD"></p><div style=3D"border:none;border-top:solid #E1E1E1 1.0pt"><p class=3D"MsoNormal"><b>Von:</b> Field Media &lt;reply@in.adlane.test&gt; <br><b>Gesendet:</b> Montag, 30. November 2026 10:02<br><b>An:</b> Robin M=FCller<br><b>Betreff:</b> Re: Bestellung<o:p></o:p></p></div><p class=3D"MsoNormal">Nora: Welche Nummer?</p></div></body></html>',
          quotedPrintable,
        ),
        part(
          'image/png; name="image001.png"',
          base64('logo'),
          'Content-ID: <image001.png@01DD>',
          'Content-Disposition: inline; filename="image001.png"',
          inBase64,
        ),
      ),
      part(
        'application/pdf; name="=?iso-8859-1?Q?Gr=F6=DFe.pdf?="',
        base64('pdf'),
        'Content-Disposition: attachment; filename="=?iso-8859-1?Q?Gr=F6=DFe.pdf?="',
        inBase64,
      ),
    ),
    text: 'Grüß Gott,\n\ndie Nummer ist 4711.',
    files: ['Größe.pdf'],
  },
  {
    program: 'Outlook on a phone',
    raw: part(
      'text/plain; charset="us-ascii"',
      lines(
        'Order 4711.',
        '',
        'Sent from Outlook for iOS<https://aka.ms/o0ukef>',
        '________________________________',
        `From: Field Media <${shop}>`,
        'Sent: Monday, November 30, 2026 10:02:11 AM',
        'To: Robin <robin@shop.example>',
        'Subject: Re: Order',
        '',
        'Nora: Which number?',
      ),
    ),
    text: 'Order 4711.',
  },
  {
    program: 'Mail for Windows',
    raw: part(
      'text/plain; charset="windows-1252"',
      lines(
        'It costs 20 =80.',
        '',
        'Sent from Mail<https://go.microsoft.com/fwlink/?LinkId=3D550986> for Windows',
        '',
        `From: Field Media<mailto:${shop}>`,
        'Sent: Monday, November 30, 2026 10:02 AM',
        'To: Robin<mailto:robin@shop.example>',
        'Subject: Re: Order',
        '',
        'Nora: Which price?',
      ),
      quotedPrintable,
    ),
    text: 'It costs 20 €.',
  },
  {
    program: 'Outlook accepts a meeting',
    raw: multipart(
      'alternative',
      'c',
      part(utf8, 'Tuesday is fine.'),
      part(
        'text/calendar; charset="utf-8"; method=REPLY',
        base64('BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR'),
        inBase64,
      ),
    ),
    text: 'Tuesday is fine.',
    files: ['invite.ics'],
  },
];

const apple: readonly ProgramEmail[] = [
  {
    program: 'Apple Mail with a photo between two texts',
    raw: multipart(
      'mixed',
      'Apple-Mail=_1',
      part('text/plain; charset=utf-8', 'So sieht es aus:', 'Content-Transfer-Encoding: 8bit'),
      part(
        'image/jpeg; x-unix-mode=0644; name="Foto.jpg"',
        base64('jpeg'),
        'Content-Disposition: inline; filename=Foto.jpg',
        inBase64,
      ),
      part(
        'text/plain; charset=utf-8',
        lines(
          'Und so war es bestellt.',
          '',
          `> Am 30.11.2026 um 10:02 schrieb Field Media <${shop}>:`,
          '> ',
          '> Nora: Wie sieht es aus?',
          '',
        ),
      ),
    ),
    text: 'So sieht es aus:\n\nUnd so war es bestellt.',
    files: ['Foto.jpg'],
  },
  {
    program: 'an iPhone',
    raw: part(
      'text/plain; charset=utf-8',
      lines(
        'Order 4711',
        '',
        'Sent from my iPhone',
        '',
        `> On Nov 30, 2026, at 10:02 AM, Field Media <${shop}> wrote:`,
        '> ',
        '> =EF=BB=BF',
        '> Nora: Which number?',
      ),
      quotedPrintable,
    ),
    text: 'Order 4711',
  },
];

const thunderbird: readonly ProgramEmail[] = [
  {
    program: 'Thunderbird below the quote, in flowed lines',
    raw: part(
      'text/plain; charset=UTF-8; format=flowed',
      lines(
        'On 11/30/26 10:02, Field Media wrote:',
        '> Nora: Which number, and what ',
        '> did you see?',
        '>',
        '',
        'It is 4711, and I saw a page ',
        'that was empty.',
        '',
        'What now?',
        '-- ',
        'Robin',
      ),
    ),
    text: 'It is 4711, and I saw a page that was empty.\n\nWhat now?',
  },
  {
    program: 'Thunderbird with an OpenPGP signature and its key',
    raw: multipart(
      'signed; micalg=pgp-sha256; protocol="application/pgp-signature"',
      'p',
      multipart(
        'mixed',
        'q',
        multipart('mixed', 's', part('text/plain; charset=UTF-8; format=flowed', 'Order 4711.')),
        part(
          'application/pgp-keys; name="OpenPGP_0x1234.asc"',
          '-----BEGIN PGP PUBLIC KEY BLOCK-----',
          'Content-Disposition: attachment; filename="OpenPGP_0x1234.asc"',
        ),
      ),
      part(
        'application/pgp-signature; name="OpenPGP_signature.asc"',
        '-----BEGIN PGP SIGNATURE-----',
        'Content-Disposition: attachment; filename="OpenPGP_signature.asc"',
      ),
    ),
    text: 'Order 4711.',
  },
  {
    program: 'a program that signs inside of the text',
    raw: part(
      'text/plain; charset=utf-8',
      lines(
        '-----BEGIN PGP SIGNED MESSAGE-----',
        'Hash: SHA512',
        '',
        'Order 4711:',
        '- - one',
        '- - two',
        '',
        'On Monday, Field Media wrote:',
        '> Which number?',
        '-----BEGIN PGP SIGNATURE-----',
        '',
        'iQEzBAEBCgAdFiEE',
        '=AbCd',
        '-----END PGP SIGNATURE-----',
      ),
    ),
    text: 'Order 4711:\n- one\n- two',
  },
  {
    program: 'a program with an S/MIME signature',
    raw: multipart(
      'signed; protocol="application/pkcs7-signature"; micalg=sha-256',
      't',
      part('text/plain; charset=utf-8', 'Order 4711.'),
      part(
        'application/pkcs7-signature; name="smime.p7s"',
        base64('proof'),
        'Content-Disposition: attachment; filename="smime.p7s"',
        inBase64,
      ),
    ),
    text: 'Order 4711.',
  },
];

/** Answers to an email of a thread, in the formats of mail programs. */
export const programEmails: readonly ProgramEmail[] = [
  ...gmail,
  ...outlook,
  ...apple,
  ...thunderbird,
  ...otherPrograms,
];
