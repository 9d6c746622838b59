import type { Person } from '@adlane/contract/widget/people';
import { Button, translate } from '@adlane/ui';
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

/** Buttons to export and to erase a person. */
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
      <Button
        size={size}
        variant="secondary"
        aria-label={translate('Erase {name}', { name })}
        onClick={() => open('erase')}
      >
        {translate('Erase')}
      </Button>
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
