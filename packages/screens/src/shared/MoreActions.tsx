import { IconButton, Menu, type MenuItem, translate } from '@adlane/ui';
import { Ellipsis } from 'lucide-react';

export type MoreActionsProps = {
  /** Rare actions first, destructive ones last. */
  items: readonly MenuItem[];
};

/** Menu in the head of a page for the actions that are rare or destructive; before the primary button, else last. */
export function MoreActions({ items }: MoreActionsProps) {
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton variant="secondary" label={translate('More actions')} icon={<Ellipsis />} />}
      items={items}
    />
  );
}
