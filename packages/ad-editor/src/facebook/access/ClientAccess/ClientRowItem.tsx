import type { ClientRow } from '@adlane/contract/account/clients';
import { Badge, Box, Button, Checkbox, Switch, translate } from '@adlane/ui';
import { useId, useState } from 'react';
import { ClientPermissions } from '../ClientPermissions/ClientPermissions';

export type ClientRowItemProps = {
  client: ClientRow;
  isSelected: boolean;
  onSelect: () => void;
  hasAccess: boolean;
  /** Whether access is given one by one; else everybody has it. */
  isByName: boolean;
  readOnly: boolean;
  onAccess: (hasAccess: boolean) => void;
};

/** One client: selectable for bulk actions, with or without access, and its permissions. */
export function ClientRowItem(props: ClientRowItemProps) {
  const { client, isSelected, onSelect, hasAccess, isByName, readOnly, onAccess } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Box as="li" borderTopWidth="line" py={3} display="grid" gap={3}>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap={3} minW={0}>
        {readOnly ? null : (
          <Checkbox
            aria-label={translate('Select {name}', { name: client.name })}
            checked={isSelected}
            onChange={onSelect}
          />
        )}
        <Box flex="1 1 {sizes.40}" minW={0}>
          <Box textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
            {client.name}
          </Box>
          <Box display="flex" flexWrap="wrap" gap={2} textStyle="xs" color="fg.muted">
            {client.niche ?? translate('No niche')}
            {client.is_hidden ? <Badge tone="warning">{translate('Hidden')}</Badge> : null}
            {client.status === 'inactive' ? <Badge>{translate('Inactive')}</Badge> : null}
          </Box>
        </Box>
        <Switch
          aria-label={translate('{name} can use this template', { name: client.name })}
          label={<span aria-hidden>{hasAccess ? translate('Has access') : translate('No access')}</span>}
          disabled={readOnly || !isByName}
          checked={hasAccess}
          onChange={({ target }) => onAccess(target.checked)}
        />
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={translate('Permissions of {name}', { name: client.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('Permissions')}
        </Button>
      </Box>
      {isOpen ? (
        <Box id={panelId} ps={{ base: 0, sm: 7 }}>
          <ClientPermissions client={client} readOnly={readOnly} />
        </Box>
      ) : null}
    </Box>
  );
}
