import type { Project } from '@adlane/contract/widget/projects';
import { type Tone, translate } from '@adlane/ui';
import { formatAgo } from '../../shared/format/formatAgo';

type Badge = { readonly tone: Tone; readonly text: string };
type Seen = Pick<Project, 'archived_at' | 'last_seen_at'>;

const weekMs = 7 * 86_400_000;

/** Returns the badge of a project: whether pages load its widget. */
export function getProjectBadge({ archived_at, last_seen_at }: Seen, now = new Date()): Badge {
  if (archived_at !== null) return { tone: 'neutral', text: 'Archived' };
  if (last_seen_at === null) return { tone: 'warning', text: 'Not installed' };
  const isQuiet = now.getTime() - Date.parse(last_seen_at) > weekMs;
  return isQuiet ? { tone: 'warning', text: 'No recent visits' } : { tone: 'positive', text: 'Installed' };
}

/** Formats where and when the widget last loaded: 'shop.example, 2 minutes ago'. */
export function formatLastSeen(
  { last_seen_at, last_seen_host }: Pick<Project, 'last_seen_at' | 'last_seen_host'>,
  now = new Date(),
): string {
  if (last_seen_at === null) return translate('Never');
  return `${last_seen_host ?? translate('A page')}, ${formatAgo(last_seen_at, now)}`;
}
