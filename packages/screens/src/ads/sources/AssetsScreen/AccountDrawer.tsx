import { useApi } from '@adlane/api-client';
import { PixelForm as PixelBody } from '@adlane/contract/ads/facebookAssets';
import type { AdAccount } from '@adlane/contract/ads/sources';
import { maxPageSize, successMessages } from '@adlane/contract/constants';
import {
  Avatar,
  Box,
  Card,
  Drawer,
  EmptyState,
  Grid,
  HStack,
  type QueryResult,
  QueryState,
  SkeletonText,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { TextField, useForm } from '@adlane/ui/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

/** Facebook is queried each time; its errors are shown in the drawer. */
const shownInPlace = { statusesShownInPlace: [404, 412, 422, 429, 500, 503] };

type Row = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly picture?: ReactNode;
};

type RowsProps<Item> = {
  title: string;
  /** The rows in a sentence: 'pixels'. */
  noun: string;
  query: QueryResult<{ readonly data: readonly Item[] }>;
  toRow: (item: Item) => Row;
  /** Content below the rows. */
  children?: ReactNode;
};

function Rows<Item>({ title, noun, query, toRow, children }: RowsProps<Item>) {
  return (
    <Card title={title} headingLevel={3}>
      <Grid gap={4}>
        <QueryState
          query={query}
          errorTitle={translate("Couldn't load {noun}", { noun })}
          describeError={describeError}
          loading={<SkeletonText lines={2} />}
          loadingLabel={translate('Loading {noun}', { noun })}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState title={translate('No {noun} yet', { noun })} />}
        >
          {({ data }) => (
            <Grid as="ul" aria-label={title} listStyleType="none" gap={3}>
              {data.map(toRow).map(({ id, name, note, picture }) => (
                <HStack as="li" key={id} gap={3} minW={0}>
                  {picture}
                  <Box minW={0}>
                    <Box as="bdi" fontWeight="medium" overflowWrap="anywhere">
                      {name}
                    </Box>
                    <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                      {note}
                    </Text>
                  </Box>
                </HStack>
              ))}
            </Grid>
          )}
        </QueryState>
        {query.data ? children : null}
      </Grid>
    </Card>
  );
}

function InstagramAccounts({ account }: { account: AdAccount }) {
  const { queries } = useApi();
  const query = { ad_account_id: account.id, per_page: maxPageSize };
  const accounts = useQuery({
    ...queries.facebookAssets.instagramAccounts.query({ query }),
    meta: shownInPlace,
  });
  return (
    <Rows
      title={translate('Instagram accounts')}
      noun={translate('Instagram accounts')}
      query={accounts}
      toRow={({ id, name, username, picture_url }) => ({
        id,
        name,
        note: `@${username}`,
        picture: <Avatar name={name} src={picture_url} />,
      })}
    />
  );
}

/** Empties the form after each pixel: a second press would create the same one again. */
function EmptyAfter({ created }: { created: number }) {
  const form = useForm();
  useEffect(() => {
    if (created > 0) form.restart();
  }, [form, created]);
  return null;
}

/** Creates a pixel, validated by the contract's rules. */
function PixelForm({ account }: { account: AdAccount }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState(0);
  const create = useMutation(queries.facebookAssets.createPixel.mutation({ meta: shownInPlace }));
  return (
    <RecordForm
      initialValues={{ name: '' }}
      body={PixelBody}
      submitLabel={translate('Create pixel')}
      fullWidth
      send={async ({ name }) => {
        await create.mutateAsync({ body: { ad_account_id: account.id, name } });
        await queryClient.invalidateQueries({ queryKey: queries.facebookAssets.pixels.key() });
        toast({ tone: 'success', text: successMessages.pixelCreated });
        setCreated(created + 1);
      }}
    >
      <TextField name="name" label={translate('Name of a new pixel')} required />
      <EmptyAfter created={created} />
    </RecordForm>
  );
}

function Pixels({ account, mayCreate }: { account: AdAccount; mayCreate: boolean }) {
  const { queries } = useApi();
  const query = { ad_account_id: account.id, per_page: maxPageSize };
  const pixels = useQuery({ ...queries.facebookAssets.pixels.query({ query }), meta: shownInPlace });
  return (
    <Rows
      title={translate('Pixels')}
      noun={translate('pixels')}
      query={pixels}
      toRow={({ id, name, last_fired_at }) => ({
        id,
        name,
        note: last_fired_at
          ? translate('Last fired on {date}', { date: formatDate(last_fired_at) })
          : translate('Never fired'),
      })}
    >
      {mayCreate ? <PixelForm account={account} /> : null}
    </Rows>
  );
}

export type AccountDrawerProps = {
  account: AdAccount;
  /** True if the user may create a pixel. */
  mayCreatePixel: boolean;
  onClose: () => void;
};

/** Instagram accounts and pixels of an ad account (ads §7). */
export function AccountDrawer({ account, mayCreatePixel, onClose }: AccountDrawerProps) {
  return (
    <Drawer
      open
      onClose={onClose}
      title={account.name}
      description={translate('Instagram accounts and pixels that launches with this ad account can use.')}
    >
      <Grid gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <InstagramAccounts account={account} />
        <Pixels account={account} mayCreate={mayCreatePixel} />
      </Grid>
    </Drawer>
  );
}
