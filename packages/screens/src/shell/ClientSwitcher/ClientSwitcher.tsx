import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import {
  Box,
  Button,
  EmptyState,
  IconButton,
  Link,
  Popover,
  QueryState,
  SearchInput,
  SkeletonText,
  Stack,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, Users } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../shared/format/describeError';

export type ClientSwitcherProps = {
  /** The client that the page is limited to; undefined for all. */
  clientId: number | undefined;
  /** Link that limits the page to a client, or with undefined to none. */
  getHref: (clientId: number | undefined) => string;
};

const allClients = 'All clients';

/** Button with the client that the page is limited to; opens the choice of another one. */
export function ClientSwitcher({ clientId, getHref }: ClientSwitcherProps) {
  const { queries } = useApi();
  const client = useQuery({
    ...queries.clients.view.query({ params: { id: clientId ?? 0 } }),
    enabled: clientId !== undefined,
    meta: { statusesShownInPlace: [402, 403, 404, 500, 503] },
  });
  const name = clientId === undefined ? allClients : (client.data?.business_name ?? 'One client');
  const label = translate('Client: {name}', { name });
  return (
    <>
      <Box display={{ base: 'none', xl: 'block' }}>
        <Popover
          title={translate('Clients')}
          trigger={
            <Button
              variant="secondary"
              size="sm"
              aria-label={label}
              startIcon={<Users aria-hidden />}
              endIcon={<ChevronsUpDown aria-hidden />}
            >
              <Box as="span" maxW="10rem" truncate>
                {name}
              </Box>
            </Button>
          }
        >
          <Choices clientId={clientId} getHref={getHref} />
        </Popover>
      </Box>
      <Box display={{ base: 'block', xl: 'none' }}>
        <Popover title={translate('Clients')} trigger={<IconButton label={label} icon={<Users />} />}>
          <Choices clientId={clientId} getHref={getHref} />
        </Popover>
      </Box>
    </>
  );
}

function Choices({ clientId, getHref }: ClientSwitcherProps) {
  const { queries } = useApi();
  const [search, setSearch] = useState('');
  const clients = useQuery({
    ...queries.clients.list.query({
      query: {
        page: 1,
        per_page: maxPageSize,
        sort: 'business_name',
        order: 'asc',
        ...(search ? { search } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={3}>
      <SearchInput label={translate('Search clients')} value={search} onSearch={setSearch} />
      <QueryState
        query={clients}
        errorTitle={translate("Couldn't load clients")}
        describeError={describeError}
        loading={<SkeletonText lines={4} />}
        loadingLabel={translate('Loading clients')}
        isEmpty={({ data }) => data.length === 0 && search !== ''}
        empty={<EmptyState title={translate('No matching clients')} />}
      >
        {({ data }) => (
          <Stack as="ul" listStyleType="none" gap={1}>
            <Choice label={allClients} href={getHref(undefined)} isCurrent={clientId === undefined} />
            {data.map((client) => (
              <Choice
                key={client.id}
                label={client.business_name || client.name}
                href={getHref(client.id)}
                isCurrent={client.id === clientId}
              />
            ))}
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

function Choice({ label, href, isCurrent }: { label: string; href: string; isCurrent: boolean }) {
  return (
    <Box
      as="li"
      px={2}
      py={2}
      borderRadius="l2"
      textStyle="sm"
      overflowWrap="anywhere"
      aria-current={isCurrent ? 'true' : undefined}
      bg={isCurrent ? 'bg.muted' : undefined}
      fontWeight={isCurrent ? 'medium' : undefined}
      dir="auto"
    >
      <Link href={href} quiet>
        {label}
      </Link>
    </Box>
  );
}
