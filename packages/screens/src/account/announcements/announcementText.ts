import type { Announcement } from '@adlane/contract/account/announcements';
import type { StatusBadgeProps } from '@adlane/ui';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts a text to HTML: blank lines separate paragraphs. A text with tags is HTML already. */
export function toAnnouncementHtml(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/[&<>]/g, (sign) => escapes[sign] ?? sign))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Returns whether an announcement is shown now. */
export function getAnnouncementBadge(
  { starts_at, ends_at }: Pick<Announcement, 'starts_at' | 'ends_at'>,
  now: Date,
): StatusBadgeProps {
  if (ends_at !== null && new Date(ends_at) <= now) return { tone: 'neutral', text: 'Ended' };
  if (starts_at !== null && new Date(starts_at) > now) return { tone: 'info', text: 'Scheduled' };
  return { tone: 'positive', text: 'Shown' };
}

export const audienceLabels: Readonly<Record<Announcement['audience'], string>> = {
  all: 'Agencies and clients',
  agency: 'Agencies',
  client: 'Clients',
};

export const kindLabels: Readonly<Record<Announcement['kind'], string>> = {
  info: 'Information',
  success: 'Good news',
  warning: 'Warning',
};
