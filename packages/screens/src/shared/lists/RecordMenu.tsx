import { IconButton, Menu, type MenuItem, translate } from '@adlane/ui';
import { Ellipsis } from 'lucide-react';

export type RecordMenuProps = {
  /** Name of the record, which the button announces. */
  name: string;
  items: readonly MenuItem[];
};

/** Menu of a row with the actions on its record. */
export function RecordMenu({ name, items }: RecordMenuProps) {
  return (
    <Menu
      trigger={<IconButton size="sm" label={translate('Actions for {name}', { name })} icon={<Ellipsis />} />}
      items={items}
    />
  );
}
