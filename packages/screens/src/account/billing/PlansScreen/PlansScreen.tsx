import { useApi } from '@adlane/api-client';
import type { Plan } from '@adlane/contract/account/billing';
import { planStatuses, successMessages } from '@adlane/contract/constants';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  Switch,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { formatPlanPrice } from '../../../shared/format/formatPlanPrice';
import { formatLocations, formatPlanType } from '../../../shared/format/planTexts';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';

const filterNames = ['status'] as const;
const sortKeys = ['name', 'price'] as const;
const statusLabels = { active: 'On sale', inactive: 'Not on sale' } as const;

const getPlanLabel = ({ name, type }: Plan) => `${name} (${formatPlanType(type)})`;

function SaleSwitch({ plan }: { plan: Plan }) {
  const { client, queries } = useApi();
  const run = useRecordCall(queries.billing.key());
  return (
    <Switch
      label={translate(statusLabels[plan.status])}
      aria-label={translate('On sale: {plan}', { plan: getPlanLabel(plan) })}
      checked={plan.status === 'active'}
      onChange={() => {
        const body = { status: plan.status === 'active' ? ('inactive' as const) : ('active' as const) };
        run(successMessages.saved, () => client.billing.updatePlanStatus({ params: { id: plan.id }, body }));
      }}
    />
  );
}

const columns: readonly DataTableColumn<Plan>[] = [
  {
    id: 'name',
    header: 'Plan',
    sortable: true,
    cell: ({ name }) => name,
    below: ({ type }) => formatPlanType(type),
  },
  { id: 'price', header: 'Price', kind: 'money', width: 144, sortable: true, cell: formatPlanPrice },
  { id: 'locations', header: 'Clients', kind: 'number', cell: formatLocations },
  { id: 'status', header: 'On sale', kind: 'status', cell: (plan) => <SaleSwitch plan={plan} /> },
];

/** The plans, and which of them agencies can buy (ads §3, Plans). */
export function PlansScreen() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const { search, order, filters, change } = list;
  const sort = readSort(list, sortKeys);
  const status = planStatuses.find((each) => each === filters.status);
  const plans = useQuery({
    ...queries.billing.plans.query({
      query: {
        ...list.paging,
        ...(search ? { search } : {}),
        ...(status ? { status } : {}),
        ...(sort ? { sort, order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={translate('Plans')}
        help={
          <PageHelp>
            {translate(
              'Choose which plans agencies can buy. Agencies stay on a plan that is no longer on sale.',
            )}
          </PageHelp>
        }
      />
      <DataTable<Plan>
        {...useTableProps(list, plans, sort)}
        label={translate('Plans')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={getPlanLabel}
        empty={
          <EmptyState icon={<CreditCard />} title={translate('No plans')}>
            {translate("Plans are part of the server's configuration.")}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search plans', list)}
            filters={[
              {
                kind: 'choice',
                name: 'status',
                label: translate('Status'),
                allLabel: translate('All plans'),
                choices: planStatuses.map((value) => ({ value, label: statusLabels[value] })),
                value: filters.status ?? '',
                onChange: (value) => change({ filters: { status: value } }),
              },
            ]}
            onReset={list.clear}
            total={plans.data?.meta.total}
          />
        }
      />
    </>
  );
}
