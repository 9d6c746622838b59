import { IconButton, Menu, translate } from '@adlane/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';

export type EditMenuProps = {
  /** Name of the record. */
  name: string;
  /** Link to its editor. */
  href: string;
  onDelete: () => void;
};

/** Menu of a record that has an editor. */
export function EditMenu({ name, href, onDelete }: EditMenuProps) {
  return (
    <Menu
      trigger={<IconButton size="sm" label={translate('Actions for {name}', { name })} icon={<Ellipsis />} />}
      items={[
        { value: 'edit', label: translate('Edit'), icon: <Pencil />, href },
        { value: 'delete', label: translate('Delete'), icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
      ]}
    />
  );
}
