import { useApi } from '@adlane/api-client';
import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { findCategoryLock, getNumberFormat, isRegulated, ownMessages } from '@adlane/contract/rules';
import { Alert, Box, Button, FieldShell, getLocale, SearchPicker, Select, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../failure/describeFailure';
import { LockNote } from '../../../form/LockNote';
import { lookupMeta, toPickerStatus } from '../../../lookups/toPickerStatus';
import { useDebouncedValue } from '../../../lookups/useDebouncedValue';
import { Chips } from '../parts/Chips';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import type { SettingsAccount } from '../useSettingsAccount';
import { useTargeting } from '../useTargeting';

type Field = 'selectedCustomAudience' | 'excludedCustomAudience';
type Audience = NonNullable<TemplateTargeting[Field]>[number];

/** Kinds of audience that Facebook builds by likeness. */
function isLookalike({ subtype }: { subtype?: string | undefined }): boolean {
  return subtype === 'LOOKALIKE';
}

function formatPeople(count: number | null): string {
  if (count === null) return translate('Facebook is still counting');
  const short = getNumberFormat(getLocale(), { notation: 'compact', maximumFractionDigits: 1 });
  return translate('About {value} people', { value: short.format(count) });
}

type AudienceListProps = SectionProps & {
  field: Field;
  label: string;
  empty: string;
  account: NonNullable<SettingsAccount['account']> | undefined;
};

function AudienceList({ field, empty, account, readOnly, ...props }: AudienceListProps) {
  const label = translate(props.label);
  const { queries } = useApi();
  const { targeting, change } = useTargeting();
  const [query, setQuery] = useState('');
  const debounced = useDebouncedValue(query.trim());
  const found = useQuery({
    ...queries.facebookAssets.customAudiences.query({
      query: { ad_account_id: account?.id ?? 0, search: debounced, per_page: 25 },
    }),
    enabled: account !== undefined && debounced !== '',
    meta: lookupMeta,
  });
  const regulated = isRegulated(targeting.specialAdCategory);
  const own: readonly Audience[] = targeting[field] ?? [];
  const other: readonly Audience[] =
    targeting[field === 'selectedCustomAudience' ? 'excludedCustomAudience' : 'selectedCustomAudience'] ?? [];
  const usedIds = new Set([...own, ...other].map(({ id }) => id));
  const options = (found.data?.data ?? []).filter(
    (audience) => !usedIds.has(audience.id) && !(regulated && isLookalike(audience)),
  );

  function findProblem(audience: Audience): string | undefined {
    if (regulated && isLookalike(audience)) return findCategoryLock(targeting.specialAdCategory, 'lookalike');
    const isForeign = account !== undefined && audience.ad_account_id !== account.id;
    return isForeign ? ownMessages.audienceOfOtherAccount : undefined;
  }

  return (
    <Box display="grid" gap={2}>
      {readOnly ? (
        <Box textStyle="sm" fontWeight="medium">
          {label}
        </Box>
      ) : (
        <SearchPicker
          label={label}
          placeholder={translate('Search for an audience')}
          disabled={account === undefined}
          query={query}
          onQuery={setQuery}
          options={options.map(({ id, name, subtype, approximate_count }) => ({
            value: id,
            label: name,
            detail: `${subtype.toLowerCase().replaceAll('_', ' ')} · ${formatPeople(approximate_count)}`,
          }))}
          {...toPickerStatus(found, debounced === query.trim())}
          emptyText={translate('No more audiences match in this account.')}
          onPick={(picked) => {
            const audience = options.find(({ id }) => id === picked);
            if (!audience || !account) return;
            const { id, name, subtype } = audience;
            change({ [field]: [...own, { id, name, subtype, ad_account_id: account.id }] });
          }}
        />
      )}
      <Chips
        label={translate('{label}: chosen', { label })}
        empty={empty}
        chips={own.map((audience) => ({
          key: audience.id,
          label: audience.name,
          problem: findProblem(audience),
        }))}
        onRemove={
          readOnly ? undefined : (id) => change({ [field]: own.filter((audience) => audience.id !== id) })
        }
      />
    </Box>
  );
}

export type CustomAudienceSectionProps = SectionProps & {
  /** Ad account of the settings, whose custom audiences can be chosen. */
  settingsAccount: SettingsAccount;
};

/** Custom audiences to reach or to leave out; they belong to one ad account each (ads §3). */
export function CustomAudienceSection({ readOnly, settingsAccount }: CustomAudienceSectionProps) {
  const { targeting } = useTargeting();
  const { accounts, account, choose, error, isLoading, retry } = settingsAccount;
  const hasNone = !isLoading && !error && accounts.length === 0;
  return (
    <SettingsSection
      name="customAudiences"
      title="Custom audiences"
      description="People you already know: customers, visitors, leads."
    >
      {error ? (
        <Alert
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {translate('Try again')}
            </Button>
          }
        >
          {describeFailure(error)}
        </Alert>
      ) : null}
      {hasNone ? (
        <Alert tone="info">{translate('Connect a Facebook ad account to use its audiences.')}</Alert>
      ) : null}
      {accounts.length > 1 ? (
        <FieldShell
          label={translate('Ad account')}
          hint={translate(
            'Audiences belong to one ad account. This account also sets the currency, time zone and search results on this page.',
          )}
        >
          {(control) => (
            <Select
              {...control}
              placeholder={translate('Choose one')}
              value={account ? String(account.id) : ''}
              options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => choose(Number(target.value))}
            />
          )}
        </FieldShell>
      ) : null}
      <LockNote reason={findCategoryLock(targeting.specialAdCategory, 'lookalike')} />
      <AudienceList
        field="selectedCustomAudience"
        label="Include audiences"
        empty="None: everyone in the targeting"
        account={account}
        readOnly={readOnly}
      />
      <AudienceList
        field="excludedCustomAudience"
        label="Exclude audiences"
        empty="No exclusions"
        account={account}
        readOnly={readOnly}
      />
    </SettingsSection>
  );
}
