import { useApi } from '@adlane/api-client';
import { Box, Button, createLazyOverlay, IconButton, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, Users } from 'lucide-react';
import type { ClientSwitcherProps } from './ClientSwitcherProps';

// Loaded when it is opened: the button is on every page.
const ClientPopover = createLazyOverlay(
  () => import('./ClientPopover').then((module) => module.ClientPopover),
  'dialog',
);

/** Button with the client that the page is limited to; opens the choice of another one. */
export function ClientSwitcher({ clientId, getHref }: ClientSwitcherProps) {
  const { queries } = useApi();
  const client = useQuery({
    ...queries.clients.view.query({ params: { id: clientId ?? 0 } }),
    enabled: clientId !== undefined,
    meta: { statusesShownInPlace: [402, 403, 404, 500, 503] },
  });
  const name =
    clientId === undefined
      ? translate('All clients')
      : (client.data?.business_name ?? translate('One client'));
  const label = translate('Client: {name}', { name });
  return (
    <>
      <Box display={{ base: 'none', xl: 'block' }}>
        <ClientPopover
          clientId={clientId}
          getHref={getHref}
          trigger={
            <Button
              variant="secondary"
              size="sm"
              aria-label={label}
              startIcon={<Users aria-hidden />}
              endIcon={<ChevronsUpDown aria-hidden />}
            >
              <Box as="span" maxW={40} truncate>
                {name}
              </Box>
            </Button>
          }
        />
      </Box>
      <Box display={{ base: 'block', xl: 'none' }}>
        <ClientPopover
          clientId={clientId}
          getHref={getHref}
          trigger={<IconButton label={label} icon={<Users />} />}
        />
      </Box>
    </>
  );
}
