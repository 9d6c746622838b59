import { expect, test } from 'vitest';
import { createSafeHtml } from './createSafeHtml';

/** Returns the nodes as markup. */
function shown(html: string): string {
  const box = document.createElement('div');
  box.append(createSafeHtml(document, html));
  return box.innerHTML;
}

test.each([
  ['plain text', 'plain text'],
  ['<p>One <b>two</b></p>', '<p>One <b>two</b></p>'],
  ['<p class="x" onclick="x()" style="color:red">One</p>', '<p>One</p>'],
  ['a<br>b<br/>c', 'a<br>b<br>c'],
  ['<b>not closed', '<b>not closed</b>'],
  ['</b>not opened', 'not opened'],
  ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
  ['1 < 2 &lt; 3 &amp; &#52; &#x35;', '1 &lt; 2 &lt; 3 &amp; 4 5'],
  ['<font color=red>text</font>', 'text'],
  ['<script>alert(1)</script>after', 'after'],
  ['<script>alert(1)', ''],
  ['<style>*{display:none}</style>x', 'x'],
  ['<svg onload=alert(1)><b>in</b></svg>x', 'x'],
  ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', '<img alt="">'],
  ['<iframe srcdoc="<b>x</b>"></iframe>x', 'x'],
  ['a<!-- <img src=x onerror=alert(1)> -->b', 'ab'],
  ['a<!-- not closed', 'a'],
])('%s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['https://a.example/x?y=1&amp;z', 'https://a.example/x?y=1&z'],
  ['mailto:a@a.example', 'mailto:a@a.example'],
  ['gleap://article/8', 'gleap://article/8'],
])('a link to %s is preserved and opens a new window', (href, expected) => {
  const link = createSafeHtml(document, `<a href="${href}">x</a>`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(expected);
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
])('a link to %s leads nowhere', (href) => {
  expect(createSafeHtml(document, `<a href="${href}">x</a>`).querySelector('a')?.hasAttribute('href')).toBe(
    false,
  );
});

test.each([
  ['<'.repeat(100_000)],
  ['<a '.repeat(33_000)],
  ['<a "'.repeat(25_000)],
  ['<b>'.repeat(33_000)],
  ['&#1'.repeat(33_000)],
  ['<script>'.repeat(12_000)],
])('100 kB of hostile text (%#) stay no more than that', (html) => {
  expect(createSafeHtml(document, html).textContent?.length).toBeLessThanOrEqual(html.length);
});
