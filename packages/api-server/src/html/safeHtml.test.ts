import { describe, expect, it } from 'vitest';
import { isBlankHtml, safeHtml } from './safeHtml';

describe('the safe subset', () => {
  it.each([
    '<p>Hello <b>you</b> and <em>you</em>,<br />see <a href="https://adlane.example/news?a=1">what is new</a>.</p>',
    '<ul><li>one</li><li>two</li></ul><h3>More</h3><blockquote>Quoted</blockquote>',
    '<a href="mailto:help@adlane.example" title="Write">mail</a>',
    'Plain text & more',
  ])('is kept: %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it('keeps a sign of comparison as text', () => {
    expect(safeHtml('1 < 2')).toBe('1 &lt; 2');
    expect(safeHtml('1 &lt; 2')).toBe('1 &lt; 2');
  });
});

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed">x</a>',
  '<a href="https://ok.example&#34; onmouseover=alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p/onmouseover=alert(1)>x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form action=javascript:alert(1)><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<b><b onmouseover=alert(1)>x</b></b>',
  '<<script>alert(1);//<</script>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<object data="javascript:alert(1)"></object>',
];

describe('what could run', () => {
  it.each(payloads)('is taken away: %s', (payload) => {
    const html = safeHtml(payload);
    const tags = html.match(/<[^>]*>?/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(/^<(\/?(b|p|a)|a href="https:\/\/ok\.example")>$/);
    }
    expect(safeHtml(html)).toBe(html);
  });
});

it('knows HTML without any text', () => {
  expect([isBlankHtml('<p> &nbsp;<br></p>'), isBlankHtml('<p>x</p>')]).toEqual([true, false]);
});
