import { describe, expect, it } from 'vitest';
import { toPlainText } from './toPlainText';

describe('the text of an HTML page', () => {
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

  it('has a space between the cells of a table, and the lines of preformatted text', () => {
    expect(toPlainText('<table><tr><td>One</td><td>Two</td></tr></table>')).toBe('One Two');
    expect(toPlainText('<pre>One\n  two\n</pre>Three  four')).toBe('One\n  two\n\nThree four');
  });

  it.each([
    [
      'behind its text',
      '<a class=x href="https://a.test/?b=1&amp;c">Here</a>',
      'Here <https://a.test/?b=1&c>',
    ],
    ['in single quotes', "<a href='http://a.test/x'>Here</a>!", 'Here <http://a.test/x>!'],
    ['without quotes', '<a href=https://a.test/x>Here</a>', 'Here <https://a.test/x>'],
    ['not if it is the text', '<a href="https://a.test/">a.test</a>', 'a.test'],
    ['not of an email address', '<a href="mailto:kim@a.test">Kim</a>', 'Kim'],
    ['not of a script', '<a href="javascript:alert(1)">Kim</a>', 'Kim'],
    ['not of an image', '<a href="https://a.test"><img src="x"></a>Kim', 'Kim'],
    ['not without one', '<a>Kim</a>', 'Kim'],
  ])('has the address of a link, on request, %s', (_title, html, expected) => {
    expect(toPlainText(html, { hasLinks: true })).toBe(expected);
    expect(toPlainText(html)).toBe(expected.replace(/ <.*>/, ''));
  });

  it.each([' <p>', '<td><p>'])('is read if it is long and has spaces between blocks alone: %s', (part) => {
    expect(toPlainText(`${part.repeat(1_000_000 / part.length)}Kim`)).toBe('Kim');
  });

  it('has 20 marks of nested quotes at most', () => {
    const nest = (count: number) => toPlainText(`${'<blockquote>'.repeat(count)}Kim`);
    expect(nest(20)).toBe(`${'>'.repeat(20)} Kim`);
    expect(nest(21)).toBe(nest(20));
    expect(toPlainText('<blockquote>'.repeat(40_000) + 'a<br>'.repeat(100_000)).slice(0, 25)).toBe(
      `${'>'.repeat(20)} a\n>>`,
    );
  });

  it('marks quotes', () => {
    const html = '<div>Order 7.</div><blockquote><div>Which order?</div><div>Kim</div></blockquote>';
    expect(toPlainText(html)).toBe('Order 7.\n\n> Which order?\n> Kim');
  });
});
