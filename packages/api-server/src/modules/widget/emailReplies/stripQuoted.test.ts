import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../html/toPlainText';
import { stripQuoted } from './stripQuoted';

const join = (...lines: readonly string[]) => lines.join('\n');

describe('an answer above a quote', () => {
  it.each([
    ['English', 'On Sun, Nov 29, 2026 at 10:02 AM Shop <reply@in.test> wrote:'],
    ['German', 'Am So., 29. Nov. 2026 um 10:02 Uhr schrieb Shop <reply@in.test>:'],
    ['French', 'Le dim. 29 nov. 2026 à 10:02, Shop <reply@in.test> a écrit :'],
    ['Spanish', 'El dom, 29 nov 2026 a las 10:02, Shop (<reply@in.test>) escribió:'],
    ['Portuguese', 'Em dom., 29 de nov. de 2026 às 10:02, Shop <reply@in.test> escreveu:'],
    ['Italian', 'Il giorno dom 29 nov 2026 alle ore 10:02 Shop <reply@in.test> ha scritto:'],
    ['Dutch', 'Op zo 29 nov 2026 om 10:02 schreef Shop <reply@in.test>:'],
    ['Swedish', 'Den sön 29 nov. 2026 kl 10:02 skrev Shop <reply@in.test>:'],
    ['Japanese', '2026年11月29日(日) 10:02 Shop <reply@in.test>のメール:'],
    ['Chinese', '在 2026年11月29日，10:02，Shop <reply@in.test> 写道：'],
    ['Arabic', 'في الأحد، 29 نوفمبر 2026 في 10:02 ص تمت كتابة ما يلي بواسطة Shop ‏<reply@in.test>:‏'],
  ])('in %s is all that is left, whether the quote is indented or not', (_language, attribution) => {
    const answer = join('Yes, order 7.', '', 'Thanks!');
    expect(stripQuoted(join(answer, '', attribution, '', '> Which order?', '>', '> Kim'))).toBe(answer);
    expect(stripQuoted(join(answer, '', attribution, 'Which order?', 'Kim'))).toBe(answer);
  });

  it('is all that is left if the attribution is broken into lines', () => {
    const broken = join('On Sun, Nov 29, 2026 at 10:02 AM Shop', '<reply@in.test> wrote:', '> Which order?');
    expect(stripQuoted(join('Order 7.', '', broken))).toBe('Order 7.');
  });

  it.each([
    [
      'English',
      'From: Shop <reply@in.test>',
      'Sent: Sunday, November 29, 2026',
      'To: Robin',
      'Subject: Re: Order',
    ],
    [
      'German',
      'Von: Shop <reply@in.test>',
      'Gesendet: Sonntag, 29. November 2026',
      'An: Robin',
      'Betreff: AW: Order',
    ],
    [
      'French',
      'De : Shop <reply@in.test>',
      'Envoyé : dimanche 29 novembre 2026',
      'À : Robin',
      'Objet : Re: Order',
    ],
    [
      'Spanish',
      'De: Shop <reply@in.test>',
      'Enviado el: domingo, 29 de noviembre',
      'Para: Robin',
      'Asunto: RE: Order',
    ],
    [
      'Portuguese',
      'De: Shop <reply@in.test>',
      'Enviado: domingo, 29 de novembro',
      'Para: Robin',
      'Assunto: RE: Order',
    ],
    [
      'Japanese',
      '差出人: Shop <reply@in.test>',
      '送信日時: 2026年11月29日',
      '宛先: Robin',
      '件名: RE: Order',
    ],
    ['Arabic', 'من: Shop <reply@in.test>', 'تم الإرسال: الأحد', 'إلى: Robin', 'الموضوع: Order'],
  ])('of Outlook in %s is all that is left', (_language, ...block) => {
    expect(stripQuoted(join('Order 7.', '', ...block, '', 'Which order?'))).toBe('Order 7.');
    const bold = block.map((line) => line.replace(/^([^:]+:)/, '*$1*'));
    expect(stripQuoted(join('Order 7.', '', '_'.repeat(32), ...bold, '', 'Which order?'))).toBe('Order 7.');
    const separator = '-----Original Message-----';
    expect(stripQuoted(join('Order 7.', '', separator, ...block, '', 'Which order?'))).toBe('Order 7.');
  });

  it('loses signature and phone line, too', () => {
    const quote = join('On Sunday, Shop wrote:', '> Which order?');
    expect(stripQuoted(join('Order 7.', '-- ', 'Robin de Wit', 'Shop Ltd.', quote))).toBe('Order 7.');
    expect(stripQuoted(join('Order 7.', '', 'Sent from my iPhone', '', quote))).toBe('Order 7.');
  });
});

describe('an answer', () => {
  it.each([
    ['Sent from my iPhone'],
    ['Von meinem iPhone gesendet'],
    ['Envoyé de mon iPhone'],
    ['Enviado desde mi iPhone'],
    ['Enviado do meu iPhone'],
    ['iPhoneから送信'],
    ['Get Outlook for iOS'],
    ['أُرسلت من الـ iPhone الخاص بي'],
  ])('loses its last line "%s"', (line) => {
    expect(stripQuoted(join('Order 7.', '', line))).toBe('Order 7.');
  });

  it.each([
    [
      'below the quote is left without it',
      ['On Sunday, Shop wrote:', '> Which order?', '', 'Order 7.'],
      'Order 7.',
    ],
    ['without a quote stays as it is', ['From: Berlin', '', 'To whom did you write: me?'], undefined],
    [
      'about a journey stays',
      ['Please book:', 'From: Berlin', 'To: Paris', 'Date: Monday', '', 'Thanks'],
      undefined,
    ],
    ['with lines that are indented by tabs stays', ['The names:', '\tKim', '\tRobin'], undefined],
    ['that names a date and a person stays', ['On Sunday I wrote to Kim:', 'no answer.'], undefined],
    ['with "Sent from my" in the text stays', ['Sent from my desk', 'to yours.'], undefined],
    ['with a line of dashes stays', ['One', '----------', 'Two'], undefined],
    ['of dashes alone stays', ['-- ', 'Robin'], '--\nRobin'],
    ['in right-to-left marks stays', ['\u200fنعم، الطلب 7.'], undefined],
  ])('%s', (_title, lines, expected) => {
    expect(stripQuoted(join(...lines))).toBe(expected ?? join(...lines).trim());
  });

  it('between quoted lines keeps them', () => {
    const lines = join('> Which order?', 'Order 7.', '> And when?', 'Monday.');
    expect(stripQuoted(join('See below.', '', lines))).toBe(join('See below.', '', lines));
  });

  it('that is forwarded alone stays whole', () => {
    const forwarded = join(
      'From: Kim <kim@mail.test>',
      'Sent: Sunday',
      'To: Robin',
      'Subject: Hi',
      '',
      'The file.',
    );
    expect(stripQuoted(forwarded)).toBe(forwarded);
  });

  it('that is only a quote is empty', () => {
    expect(stripQuoted(join('On Sunday, Shop wrote:', '> Which order?'))).toBe('');
    expect(stripQuoted(join('29.11.2026 09:12, Shop пишет:', '> Which order?'))).toBe('');
    expect(stripQuoted(join('Shop <a@shop.test> kirjoitti:', '', '> Which order?'))).toBe('');
  });

  it.each(['This is what I mean:', 'أقصد هذا:', 'これです：'])(
    'that is one line with a colon above a quote stays: %s',
    (line) => {
      expect(stripQuoted(join(line, '', '> Which order?'))).toBe(line);
    },
  );

  it('has at most one blank line between paragraphs, whatever ends its lines', () => {
    expect(stripQuoted('One\r\n\r\n\r\n\r\nTwo  \r\n')).toBe(join('One', '', 'Two'));
  });
});

it('strips the quotes of HTML emails', () => {
  const gmail =
    '<div dir="ltr">Order 7.</div><br><div class="gmail_quote"><div dir="ltr">On Sun, Nov 29, 2026 Shop &lt;<a href="mailto:a@b.test">a@b.test</a>&gt; wrote:<br></div><blockquote><div>Which order?</div><div>Kim</div></blockquote></div>';
  expect(toPlainText(gmail)).toContain('> Which order?\n> Kim');
  expect(stripQuoted(toPlainText(gmail))).toBe('Order 7.');
  const outlook =
    '<div><p>Order 7.</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Shop<br><b>Sent:</b> Sunday<br><b>To:</b> Robin<br><b>Subject:</b> Order</p></div><p>Which order?</p></div>';
  expect(stripQuoted(toPlainText(outlook))).toBe('Order 7.');
});

describe('a long text of marks that end nothing', () => {
  const fill = (mark: string) => mark.repeat(1_000_000 / mark.length);

  it.each([
    ['beginnings of signed texts', '-----BEGIN PGP SIGNED MESSAGE-----\n\nx\n'],
    ['a signed text with beginnings of signatures', '\n-----BEGIN PGP SIGNATURE-----\n'],
    ['lines that name a sender', 'a@b:\n'],
  ])('is read, such as %s', (_title, mark) => {
    const text = join('Hello', '-----BEGIN PGP SIGNED MESSAGE-----', '', fill(mark));
    expect(stripQuoted(text)).toMatch(/^Hello\n/);
  });
});
