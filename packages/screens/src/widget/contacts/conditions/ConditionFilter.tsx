import type { ContactConditions } from '@adlane/contract/widget/contacts';
import { Badge, Box, Button, translate } from '@adlane/ui';
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

/** Shown from tablets; phones have it for screen readers. */
const wideOnly = {
  position: { base: 'absolute', sm: 'static' },
  w: { base: 'px', sm: 'auto' },
  h: { base: 'px', sm: 'auto' },
  overflow: 'hidden',
  opacity: { base: 0, sm: 1 },
} as const;

/** The button of the conditions; it opens their form. */
export function ConditionFilter({ conditions, onChange }: ConditionFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = conditions.attributes.length + conditions.events.length;
  const label = count > 0 ? translate('Conditions ({count})', { count }) : translate('Conditions');
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {/* Beside views, search and filters, phones have no room for the word. */}
        <Box as="span" {...wideOnly}>
          {label}
        </Box>
        {count > 0 ? (
          <Box as="span" display={{ sm: 'none' }} aria-hidden>
            <Badge tone="brand">{count}</Badge>
          </Box>
        ) : null}
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
