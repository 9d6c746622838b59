import { useApi } from '@adlane/api-client';
import type { TargetingOption } from '@adlane/contract/ads/lookups';
import { audienceKinds } from '@adlane/contract/constants';
import { Box, Button, Checkbox, Dialog, EmptyState, SkeletonText, Tabs, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ListTree } from 'lucide-react';
import { useState } from 'react';
import { FailedQuery } from '../../../failure/FailedQuery';
import { lookupMeta } from '../../../lookups/toPickerStatus';
import { buildOptionTree, type OptionBranch } from './buildOptionTree';
import { formatOptionDetail } from './targetingOptions';

type Kind = (typeof audienceKinds)[number];

const kindLabels = { interests: 'Interests', demographics: 'Demographics', behaviors: 'Behaviors' } as const;

export type BrowseOptionsProps = {
  /** Ids of everything chosen. */
  chosenIds: ReadonlySet<string>;
  onAdd: (option: TargetingOption) => void;
  onRemove: (option: TargetingOption) => void;
};

function Branch({ branch, ...choice }: BrowseOptionsProps & { branch: OptionBranch }) {
  const { chosenIds, onAdd, onRemove } = choice;
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="li">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        startIcon={
          <Box
            as={ChevronRight}
            transform={isOpen ? 'rotate(90deg)' : undefined}
            {...(isOpen ? {} : { _rtl: { transform: 'scaleX(-1)' } })}
          />
        }
        onClick={() => setOpen(!isOpen)}
      >
        {branch.name}
      </Button>
      {isOpen ? (
        <Box as="ul" listStyleType="none" aria-label={branch.name} ps={6} display="grid" gap={1}>
          {branch.branches.map((each) => (
            <Branch key={each.key} branch={each} {...choice} />
          ))}
          {branch.options.map((option) => (
            <Box as="li" key={option.id} py={1}>
              <Checkbox
                label={
                  <>
                    {option.name}{' '}
                    <Box as="span" color="fg.muted" textStyle="xs">
                      {formatOptionDetail({ ...option, path: [] })}
                    </Box>
                  </>
                }
                checked={chosenIds.has(option.id)}
                onChange={({ target }) => (target.checked ? onAdd(option) : onRemove(option))}
              />
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Tree({ kind, ...choice }: BrowseOptionsProps & { kind: Kind }) {
  const { queries } = useApi();
  const found = useQuery({
    ...queries.lookups.browseTargeting.query({ query: { kind } }),
    meta: lookupMeta,
  });
  if (found.isPending) return <SkeletonText lines={6} />;
  if (found.isError) {
    return <FailedQuery title={translate("Couldn't load the list")} query={found} />;
  }
  const branches = buildOptionTree(found.data.data);
  if (branches.length === 0) {
    return (
      <EmptyState title={translate('Nothing to browse here')}>
        {translate('Search by name instead.')}
      </EmptyState>
    );
  }
  return (
    <Box as="ul" listStyleType="none" aria-label={translate(kindLabels[kind])} display="grid" gap={1}>
      {branches.map((branch) => (
        <Branch key={branch.key} branch={branch} {...choice} />
      ))}
    </Box>
  );
}

/** Browses Facebook's lists, for users who do not know the names (ads §9, audience kinds). */
export function BrowseOptions(props: BrowseOptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('demographics');
  return (
    <>
      <Box>
        <Button variant="secondary" size="sm" startIcon={<ListTree />} onClick={() => setOpen(true)}>
          {translate('Browse')}
        </Button>
      </Box>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={translate('Browse detailed targeting')}
        description={translate('Selected items are added immediately.')}
        footer={<Button onClick={() => setOpen(false)}>{translate('Done')}</Button>}
      >
        <Tabs
          label={translate('Kinds')}
          value={kind}
          onChange={(next) => setKind(audienceKinds.find((each) => each === next) ?? kind)}
          items={(['demographics', 'behaviors', 'interests'] as const).map((value) => ({
            value,
            label: translate(kindLabels[value]),
            content: <Tree kind={value} {...props} />,
          }))}
        />
      </Dialog>
    </>
  );
}
