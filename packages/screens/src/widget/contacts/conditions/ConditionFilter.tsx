import type { ContactConditions } from '@adlane/contract/widget/contacts';
import { Button, translate } from '@adlane/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { createLazyDialog } from '../../../shared/lazyDialog/createLazyDialog';

export type ConditionFilterProps = {
  conditions: ContactConditions;
  /** Lists contacts by other conditions, as text of an address. */
  onChange: (text: string) => void;
};

const ConditionsDialog = createLazyDialog(
  () => import('./ConditionsDialog').then((module) => module.ConditionsDialog),
  ({ isOpen }) => isOpen,
);

/** The button of the conditions; it opens their form. */
export function ConditionFilter({ conditions, onChange }: ConditionFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = conditions.attributes.length + conditions.events.length;
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? translate('Conditions ({count})', { count }) : translate('Conditions')}
      </Button>
      <ConditionsDialog
        isOpen={isOpen}
        conditions={conditions}
        onApply={onChange}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
