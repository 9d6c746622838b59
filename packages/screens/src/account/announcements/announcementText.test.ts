import { describe, expect, it } from 'vitest';
import { getAnnouncementBadge, toAnnouncementHtml } from './announcementText';

describe('toAnnouncementHtml', () => {
  it.each([
    ['One line', '<p>One line</p>'],
    ['First\nsecond\n\n  Third ', '<p>First<br>second</p><p>Third</p>'],
    ['5 < 6 & 7 > 6', '<p>5 &lt; 6 &amp; 7 &gt; 6</p>'],
    ['<p>Ready <strong>made</strong></p>', '<p>Ready <strong>made</strong></p>'],
    ['  \n\n ', ''],
  ])('converts %j to %s', (text, html) => expect(toAnnouncementHtml(text)).toBe(html));
});

describe('getAnnouncementBadge', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  it.each([
    [null, null, 'Shown'],
    ['2026-11-23T12:00:00Z', null, 'Shown'],
    ['2026-11-23T12:00:01Z', null, 'Scheduled'],
    [null, '2026-11-23T12:00:00Z', 'Ended'],
    [null, '2026-11-23T12:00:01Z', 'Shown'],
  ])('an announcement from %s to %s is %s', (starts_at, ends_at, text) =>
    expect(getAnnouncementBadge({ starts_at, ends_at }, now).text).toBe(text),
  );
});
