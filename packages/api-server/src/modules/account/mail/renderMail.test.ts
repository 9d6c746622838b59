import { describe, expect, it } from 'vitest';
import type { MailBrand } from './mailBrand';
import { getTextColor, renderMail } from './renderMail';

const brand: MailBrand = {
  name: 'Brooks & <b>Growth</b>',
  senderName: 'Brooks',
  replyTo: null,
  color: '#0f766e',
  logoUrl: null,
  baseUrl: 'https://adlane.test',
};

describe('renderMail', () => {
  const url = 'https://adlane.test/x#token="><script>';
  const content = {
    subject: 'Hi\r\nBcc: x',
    lines: ['<img src=x>', 'two\nlines'],
    action: { label: 'Go', url },
  };

  it('escapes all content', () => {
    const { html } = renderMail(brand, content);
    expect(html).toContain('Brooks &amp; &lt;b&gt;Growth&lt;/b&gt;');
    expect(html).toContain('href="https://adlane.test/x#token=&quot;&gt;&lt;script&gt;"');
    expect(html).not.toMatch(/<script|<img|<b>/);
  });

  it('puts subject and paragraphs on one line each', () => {
    const { subject, text } = renderMail(brand, content);
    expect(subject).toBe('Hi Bcc: x');
    expect(text.split('\n\n').slice(1, 3)).toEqual(['<img src=x>', 'two lines']);
  });

  it('shows messages with their lines and paragraphs, and in the direction of their script', () => {
    const messages = [{ author: 'Kim\n<b>', text: 'One\r\ntwo\u0007\n\n<three>' }, { text: 'نعم' }];
    const { html, text } = renderMail(brand, { subject: 'x', lines: [], messages });
    expect(text).toContain('Kim <b>:\nOne\ntwo\n\n<three>\n\nنعم');
    expect(html).toContain('<strong>Kim &lt;b&gt;</strong>');
    expect(html).toContain('One<br>\ntwo<br>\n<br>\n&lt;three&gt;</p>');
    expect(html).toMatch(/<p dir="auto"[^>]*>نعم</);
  });

  it('names events with their links, and escapes them', () => {
    const entries = [
      { title: '<b>One</b>', body: 'two\nlines', url: 'https://adlane.test/x?"' },
      { title: 'Two', body: '', url: null },
    ];
    const { html, text } = renderMail(brand, { subject: 'x', lines: [], entries });
    expect(html).toContain('href="https://adlane.test/x?&quot;"');
    expect(html).toContain('&lt;b&gt;One&lt;/b&gt;</a><br>two lines');
    expect(html).toContain('<strong>Two</strong>');
    expect(text.split('\n\n').slice(1)).toEqual(['<b>One</b>\ntwo lines\nhttps://adlane.test/x?"', 'Two\n']);
  });

  it('shows the logo if there is one', () => {
    const { html } = renderMail({ ...brand, logoUrl: 'https://adlane.test/files/public/a.png' }, content);
    expect(html).toContain('<img src="https://adlane.test/files/public/a.png"');
  });
});

describe('getTextColor', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#ffd400', '#000000'],
    ['#0f766e', '#ffffff'],
  ])('%s: %s', (color, expected) => {
    expect(getTextColor(color)).toBe(expected);
  });
});
