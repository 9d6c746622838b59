/**
 * Ids of the sidebar's groups that start collapsed: all but the start pages. So all groups are seen at a glance, and
 * switching is faster, as Storybook renders every open row again with each story.
 */
export const collapsedGroups: readonly string[] = [
  'foundations',
  'actions',
  'inputs',
  'forms',
  'data',
  'feedback',
  'overlays',
  'navigation',
  'layout',
  'media',
  'theming',
  'ad-editor',
  'screens',
  'widget',
  'flows',
];
