import type { Media } from '@adlane/contract/ads/media';
import { getNumberFormat } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';
import { formatCount } from '../../shared/lists/formatCount';

const bytesPerUnit = 1024;

/** Formats a number of bytes: '471 KB', '17.5 MB'. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / bytesPerUnit;
  if (kilobytes < bytesPerUnit) return `${Math.max(1, Math.round(kilobytes)).toLocaleString(getLocale())} KB`;
  const format = getNumberFormat(getLocale(), { maximumFractionDigits: 1 });
  return `${format.format(kilobytes / bytesPerUnit)} MB`;
}

/** Formats seconds: '1:35'. */
function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}

/** Describes a file on one line: size in pixels and bytes, length, use. */
export function describeMedia({ width, height, size, duration, youtube_id, templates_count }: Media): string {
  return [
    youtube_id === null ? '' : 'YouTube',
    width > 0 ? `${width} × ${height}` : '',
    duration === null ? '' : formatDuration(duration),
    size > 0 ? formatBytes(size) : '',
    templates_count === 0
      ? translate('Not used')
      : translate('Used in {count}', { count: formatCount(templates_count, 'template') }),
  ]
    .filter(Boolean)
    .join(' · ');
}
