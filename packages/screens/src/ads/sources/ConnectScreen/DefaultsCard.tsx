import { useApi } from '@adlane/api-client';
import type { AdAccount, FacebookPage } from '@adlane/contract/ads/sources';
import { maxPageSize, successMessages } from '@adlane/contract/constants';
import {
  Card,
  FieldShell,
  Grid,
  type QueryResult,
  QueryState,
  Select,
  type SelectOption,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { usePrompt } from '../../../shared/confirm/usePrompt';
import { useInvalidateSources } from './useConnections';

export type DefaultsCardProps = {
  /** Opens a confirm prompt (ads §8). */
  confirm: ReturnType<typeof usePrompt>['confirm'];
};

type Assets = {
  readonly facebook: readonly AdAccount[];
  readonly google: readonly AdAccount[];
  readonly pages: readonly FacebookPage[];
};

/** Fetches the accounts and pages to choose a default from. */
function useAssets(refetch: () => unknown): QueryResult<Assets> {
  const { queries } = useApi();
  const page = { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } as const;
  const facebook = useQuery(
    queries.sources.adAccounts.query({ query: { ...page, channel: 'facebook' as const } }),
  );
  const google = useQuery(
    queries.sources.adAccounts.query({ query: { ...page, channel: 'google' as const } }),
  );
  const pages = useQuery(queries.sources.pages.query({ query: page }));
  const all = [facebook, google, pages];
  return {
    data:
      facebook.data && google.data && pages.data
        ? { facebook: facebook.data.data, google: google.data.data, pages: pages.data.data }
        : undefined,
    error: all.find(({ error }) => error)?.error,
    isPending: all.every(({ isError }) => !isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch,
  };
}

type ChoiceProps = {
  label: string;
  /** Hint shown when there is nothing to choose. */
  emptyHint: string;
  rows: readonly { readonly id: number; readonly is_default: boolean }[];
  options: readonly SelectOption[];
  isBusy: boolean;
  onChoose: (id: number) => void;
};

function Choice({ label, emptyHint, rows, options, isBusy, onChoose }: ChoiceProps) {
  const chosen = rows.find(({ is_default }) => is_default);
  return (
    <FieldShell label={label} hint={rows.length === 0 ? emptyHint : undefined}>
      {(control) => (
        <Select
          {...control}
          value={chosen ? String(chosen.id) : ''}
          placeholder={translate('None selected')}
          options={options}
          disabled={isBusy || rows.length === 0}
          onChange={({ target }) => onChoose(Number(target.value))}
        />
      )}
    </FieldShell>
  );
}

function toAccountOptions(accounts: readonly AdAccount[]): SelectOption[] {
  return accounts.map(({ id, name, currency, status }) => ({
    value: String(id),
    label: `${name} · ${currency}`,
    disabled: status !== 'Active',
  }));
}

/** Default accounts and page of a launch (ads §5); nothing before there is one to choose. */
export function DefaultsCard({ confirm }: DefaultsCardProps) {
  const { queries } = useApi();
  const invalidate = useInvalidateSources();
  const assets = useAssets(invalidate);
  const options = {
    onSuccess: () => toast({ tone: 'success', text: successMessages.defaultAccountSet }),
    onSettled: invalidate,
  } as const;
  const setAccount = useMutation(queries.sources.setDefaultAdAccount.mutation(options));
  const setPage = useMutation(queries.sources.setDefaultPage.mutation(options));

  function chooseAccount(accounts: readonly AdAccount[], id: number): void {
    const choose = () => setAccount.mutate({ body: { id } });
    const next = accounts.find((account) => account.id === id);
    // The first default switches nothing.
    if (accounts.some(({ is_default }) => is_default)) confirm('switchAdAccount', next?.name ?? '', choose);
    else choose();
  }

  const { facebook, google, pages } = assets.data ?? {};
  if (facebook?.length === 0 && google?.length === 0 && pages?.length === 0) return null;
  return (
    <Card
      title={translate('Defaults')}
      description={translate('Preselected at launch. You can choose others for each launch.')}
    >
      <QueryState
        query={assets}
        errorTitle={translate("Couldn't load accounts and pages")}
        loadingLabel={translate('Loading accounts and pages')}
      >
        {({ facebook, google, pages }) => (
          <Grid
            gap={5}
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            <Choice
              label={translate('Facebook ad account')}
              emptyHint={translate('Connect Facebook first.')}
              rows={facebook}
              options={toAccountOptions(facebook)}
              isBusy={setAccount.isPending}
              onChoose={(id) => chooseAccount(facebook, id)}
            />
            <Choice
              label={translate('Facebook page')}
              emptyHint={translate('Connect Facebook first.')}
              rows={pages}
              options={pages.map(({ id, name }) => ({ value: String(id), label: name }))}
              isBusy={setPage.isPending}
              onChoose={(id) => setPage.mutate({ body: { id } })}
            />
            <Choice
              label={translate('Google ad account')}
              emptyHint={translate('Connect Google first.')}
              rows={google}
              options={toAccountOptions(google)}
              isBusy={setAccount.isPending}
              onChoose={(id) => chooseAccount(google, id)}
            />
          </Grid>
        )}
      </QueryState>
    </Card>
  );
}
