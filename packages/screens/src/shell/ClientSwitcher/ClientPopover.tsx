import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import {
  Box,
  EmptyState,
  Link,
  Popover,
  QueryState,
  SearchInput,
  SkeletonText,
  Stack,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { describeError } from '../../shared/format/describeError';
import type { ClientSwitcherProps } from './ClientSwitcherProps';

/** Links that limit the page to a client. */
export function ClientPopover({ trigger, ...choices }: ClientSwitcherProps & { trigger: ReactElement }) {
  return (
    <Popover title={translate('Clients')} trigger={trigger}>
      <Choices {...choices} />
    </Popover>
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
            <Choice
              label={translate('All clients')}
              href={getHref(undefined)}
              isCurrent={clientId === undefined}
            />
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
