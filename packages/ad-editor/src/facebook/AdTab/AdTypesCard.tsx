import { isHttpError, useApi } from '@adlane/api-client';
import { type FbAdSetting } from '@adlane/contract/ads/templates';
import { objectiveLabels } from '@adlane/contract/constants';
import { changeAdTypes } from '@adlane/contract/rules';
import { Badge, Box, Button, Card, SkeletonText, Switch, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRefreshTemplate } from '../../draft/refreshTemplate';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { FailedQuery } from '../../failure/FailedQuery';

type AdTypesCardProps = Pick<EditorTabProps, 'template' | 'readOnly'>;
type AdTypes = readonly FbAdSetting[];

const labels: Readonly<Record<string, string>> = objectiveLabels;

/** Returns the first error message. */
function firstText(errors: Readonly<Record<string, readonly string[]>>): string | undefined {
  return Object.values(errors)[0]?.[0];
}

function useAdTypes(id: number) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshTemplate();
  const query = queries.templates.adTypes.query({ params: { id } });
  const adTypes = useQuery(query);
  const mutation = queries.templates.updateAdTypes.mutation({
    // One at a time, in their order.
    scope: { id: `templates.updateAdTypes/${id}` },
    meta: { statusesShownInPlace: [422] },
  });
  const { mutationKey } = mutation;
  const update = useMutation(mutation);
  const isSaved = () => queryClient.isMutating({ mutationKey }) === 0;
  const stored = useRef<AdTypes>([]);

  /** Sends one change: another user's changes of other ad types stay. */
  async function save(one: FbAdSetting, next: FbAdSetting[], previous: AdTypes): Promise<void> {
    if (isSaved()) stored.current = previous;
    queryClient.setQueryData(query.queryKey, { data: next });
    try {
      stored.current = (await update.mutateAsync({ params: { id }, body: { data: [one] } })).data;
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        toast({ tone: 'error', text: firstText(error.body.errors ?? {}) ?? error.body.message });
      }
    }
    // An answer has all ad types: changes that wait for theirs would disappear.
    if (!isSaved()) return;
    queryClient.setQueryData(query.queryKey, { data: [...stored.current] });
    await refresh();
  }

  /** Applies the rules at once; the server stores what they allow. */
  function change(all: AdTypes, one: FbAdSetting): void {
    const { adTypes: next, errors } = changeAdTypes(all, [one]);
    const refused = firstText(errors);
    if (refused === undefined) void save(one, next, all);
    else toast({ tone: 'error', text: refused });
  }

  return { adTypes, change, isSaving: update.isPending };
}

type AdTypeRowProps = {
  adType: FbAdSetting;
  readOnly: boolean;
  onChange: (changed: FbAdSetting) => void;
};

function AdTypeRow({ adType, readOnly, onChange }: AdTypeRowProps) {
  const { field, status, isDefault } = adType;
  const name = translate(adType.name);
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      py={2}
      borderTopWidth="line"
      _first={{ borderTopWidth: 0 }}
    >
      <Box flex="1" minW={48}>
        <Switch
          label={name}
          hint={translate('Objective: {name}', {
            name: translate(labels[field.objective] ?? field.objective),
          })}
          checked={status === 'active'}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...adType, status: target.checked ? 'active' : 'inactive' })}
        />
      </Box>
      {isDefault ? (
        <Badge tone="brand">{translate('Default')}</Badge>
      ) : readOnly ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={translate('Make default: {name}', { name })}
          onClick={() => onChange({ ...adType, isDefault: true })}
        >
          {translate('Make default')}
        </Button>
      )}
    </Box>
  );
}

/**
 * Which kinds of ad the template can be launched as, with the objective of each, and which is the default (ads §4). Saved
 * immediately, by a separate call.
 */
export function AdTypesCard({ template, readOnly }: AdTypesCardProps) {
  const { adTypes, change, isSaving } = useAdTypes(template.id);
  const rows = adTypes.data?.data;
  return (
    <Card
      title={translate('Ad types and objectives')}
      description={translate(
        'How this template can be launched. Changes are saved immediately; the default sets the ad type.',
      )}
    >
      {adTypes.isError ? (
        <FailedQuery title={translate("Couldn't load the ad types")} query={adTypes} />
      ) : rows ? (
        <Box as="ul" listStyleType="none" aria-label={translate('Ad types')} aria-busy={isSaving}>
          {rows.map((adType) => (
            <AdTypeRow
              key={adType.id}
              adType={adType}
              readOnly={readOnly}
              onChange={(changed) => change(rows, changed)}
            />
          ))}
        </Box>
      ) : (
        <SkeletonText lines={5} />
      )}
    </Card>
  );
}
