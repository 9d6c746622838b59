import { useApi } from '@adlane/api-client';
import type { SmartInserts } from '@adlane/contract/ads/smartInserts';
import { businessInsertNames } from '@adlane/contract/constants';
import { filterFilledInserts, messages } from '@adlane/contract/rules';
import { Box, Button, EmptyState, Skeleton, toast, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../failure/FailedQuery';
import { useFieldAssist } from './FieldAssist';

type Listed = { readonly name: string; readonly value: string | undefined };

const businessKeys = Object.keys(businessInsertNames) as (keyof typeof businessInsertNames)[];

/** Lists both kinds of inserts (ads §2) whose name or value matches the search. */
function listInserts({ business, custom }: SmartInserts, search: string) {
  const filled = filterFilledInserts(business);
  const isMatch = ({ name, value }: Listed) =>
    `${name}\n${value ?? ''}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
  return {
    'Business Profile Inserts': businessKeys
      .map((key) => ({ name: businessInsertNames[key], value: filled[key] }))
      .filter(isMatch),
    'Custom Inserts': custom.filter(isMatch),
  };
}

const rowStyle = { justifyContent: 'start' } as const;

function InsertGroup({ title, inserts }: { title: string; inserts: readonly Listed[] }) {
  const { insert } = useFieldAssist();
  if (inserts.length === 0) return null;
  const insertTag = (name: string) => {
    if (!insert(`{${name}}`)) toast({ tone: 'warning', text: messages.clickOnField });
  };
  return (
    <Box as="section" aria-label={title} display="grid" gap={1}>
      <Box textStyle="xs" color="fg.muted" fontWeight="medium">
        {title}
      </Box>
      {inserts.map(({ name, value }) => (
        <Button
          key={name}
          variant="ghost"
          size="sm"
          fullWidth
          style={rowStyle}
          onClick={() => insertTag(name)}
        >
          <Box as="span" display="grid" textAlign="start" minW={0}>
            <Box as="span">{`{${name}}`}</Box>
            <Box as="span" textStyle="xs" color="fg.muted" fontWeight="normal" truncate>
              {value ?? translate('Not filled in yet')}
            </Box>
          </Box>
        </Button>
      ))}
    </Box>
  );
}

/** Smart inserts of both kinds; the chosen one goes where the cursor is. */
export function InsertList({ search }: { search: string }) {
  const { queries } = useApi();
  const inserts = useQuery(queries.smartInserts.view.query({ query: {} }));
  if (inserts.isPending) {
    return (
      <Box as="output" aria-busy aria-label={translate('Loading smart inserts')}>
        <Skeleton height={48} />
      </Box>
    );
  }
  if (inserts.isError) {
    return <FailedQuery title={translate("Couldn't load smart inserts")} query={inserts} />;
  }
  const groups = Object.entries(listInserts(inserts.data, search));
  if (groups.every(([, listed]) => listed.length === 0)) {
    return (
      <EmptyState title={translate('No matching inserts')}>
        {translate('Search by name or value.')}
      </EmptyState>
    );
  }
  return groups.map(([title, listed]) => <InsertGroup key={title} title={title} inserts={listed} />);
}
