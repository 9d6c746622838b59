import { describe, expect, it } from 'vitest';
import { stripQuoted } from './stripQuoted';
import { toPlainText } from './toPlainText';

describe('the text of an HTML email', () => {
  it.each([
    ['has a line for each block', '<div>One</div><div>Two<br>Three</div>', 'One\nTwo\nThree'],
    ['has blank lines around paragraphs', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['has signs for list items', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
    ['decodes entities', 'Gr&uuml;&szlig;e &amp; 1&nbsp;&lt;&nbsp;2 &#8364;', 'Grüße & 1 < 2 €'],
    ['collapses white space', '<p>One\n   two</p>', 'One two'],
    [
      'leaves out what is not shown',
      '<head><title>T</title><style>p{}</style></head>A<script>b()</script>C',
      'AC',
    ],
    ['leaves out comments', 'A<!-- <p>hidden</p> -->B', 'AB'],
    ['keeps a sign that begins no element', '<p>1 < 2</p>', '1 < 2'],
    ['shows markup that was escaped as text', '&lt;script&gt;', '<script>'],
  ])('%s', (_title, html, expected) => {
    expect(toPlainText(html)).toBe(expected);
  });

  it('marks quotes, so that they are stripped as in a text', () => {
    const gmail =
      '<div dir="ltr">Order 7.</div><br><div class="gmail_quote"><div dir="ltr">On Sun, Nov 29, 2026 Shop &lt;<a href="mailto:a@b.test">a@b.test</a>&gt; wrote:<br></div><blockquote><div>Which order?</div><div>Kim</div></blockquote></div>';
    expect(toPlainText(gmail)).toContain('> Which order?\n> Kim');
    expect(stripQuoted(toPlainText(gmail))).toBe('Order 7.');
    const outlook =
      '<div><p>Order 7.</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Shop<br><b>Sent:</b> Sunday<br><b>To:</b> Robin<br><b>Subject:</b> Order</p></div><p>Which order?</p></div>';
    expect(stripQuoted(toPlainText(outlook))).toBe('Order 7.');
  });
});
