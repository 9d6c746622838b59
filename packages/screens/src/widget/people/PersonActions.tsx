import type { Person } from '@adlane/contract/widget/people';
import { Button, IconButton, Menu, translate } from '@adlane/ui';
import { Ellipsis, Eraser } from 'lucide-react';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazyDialog/createLazyDialog';
import { formatPersonName } from './formatPersonName';
import type { PersonDialogProps } from './PersonDialog';

const PersonDialog = createLazyDialog(
  () => import('./PersonDialog').then((module) => module.PersonDialog),
  ({ isOpen }) => isOpen,
);

export type PersonActionsProps = Pick<PersonDialogProps, 'onErased'> & {
  /** The person; any of their devices. */
  person: Pick<Person, 'id' | 'name' | 'email' | 'userId'>;
  /**
   * Height of the buttons.
   * @default 'md'
   */
  size?: 'sm' | 'md';
};

/** Exports a person, or erases it behind a menu. */
export function PersonActions({ person, onErased, size = 'md' }: PersonActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [action, setAction] = useState<PersonDialogProps['action']>('export');
  const name = formatPersonName(person);
  const open = (next: PersonDialogProps['action']) => {
    setAction(next);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        size={size}
        variant="secondary"
        aria-label={translate('Export {name}', { name })}
        onClick={() => open('export')}
      >
        {translate('Export')}
      </Button>
      <Menu
        trigger={
          <IconButton
            size={size}
            variant="secondary"
            label={translate('Actions for {name}', { name })}
            icon={<Ellipsis />}
          />
        }
        items={[
          {
            value: 'erase',
            label: translate('Erase'),
            icon: <Eraser />,
            tone: 'danger',
            onSelect: () => open('erase'),
          },
        ]}
      />
      <PersonDialog
        isOpen={isOpen}
        action={action}
        person={person}
        onClose={() => setIsOpen(false)}
        onErased={onErased}
      />
    </>
  );
}
