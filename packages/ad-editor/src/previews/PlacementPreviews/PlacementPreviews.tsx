import { Box, Button, Checkbox, EmptyState, FieldShell, Select, translate } from '@adlane/ui';
import { memo, useState } from 'react';
import type { BuildContent } from '../content/PreviewContent';
import { PlacementPreview } from '../PlacementPreview/PlacementPreview';
import type { PreviewFamily, PreviewMode, PreviewPlacement } from '../placements/PreviewPlacement';
import { deviceLabels, previewPlatformLabels } from '../placements/previewLabels';
import { InView } from './InView';
import { ModeSwitch } from './ModeSwitch';

export type PlacementPreviewsProps = {
  /** In the order in which they are shown: `metaPlacements`, `googlePlacements`. */
  placements: readonly PreviewPlacement[];
  /** Builds the ad's content for each placement. */
  buildContent: BuildContent;
  /** Returns why the ad is not shown at a placement, undefined if it is. */
  buildNote?: (placement: PreviewPlacement) => string | undefined;
};

type Filter = {
  readonly platform: string;
  readonly device: string;
  readonly onlyShown: boolean;
};
const noFilter: Filter = { platform: '', device: '', onlyShown: false };

function matchesFilter(placement: PreviewPlacement, filter: Filter, note: string | undefined): boolean {
  return (
    (filter.platform === '' || placement.platform === filter.platform) &&
    (filter.device === '' || placement.device === filter.device) &&
    (!filter.onlyShown || (note === undefined && placement.closed === undefined))
  );
}

/** Of most frames, in pixels. */
const estimatedWidth = 360;
const estimatedHeights: Readonly<Record<PreviewFamily, number>> = {
  textFirstPost: 480,
  mediaFirstPost: 520,
  story: 560,
  reel: 560,
  fullScreen: 560,
  tile: 240,
  player: 380,
  inboxRow: 180,
  conversation: 420,
  banner: 140,
  searchResult: 220,
  card: 400,
};

function buildOptions(values: readonly string[], labels: Readonly<Record<string, string>>, all: string) {
  return [
    { value: '', label: translate(all) },
    ...[...new Set(values)].map((value) => ({ value, label: translate(labels[value] ?? value) })),
  ];
}

type FilterBarProps = {
  placements: readonly PreviewPlacement[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  mode: PreviewMode;
  onMode: (mode: PreviewMode) => void;
  hasNotes: boolean;
};

const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { placements, filter, onFilter, mode, onMode, hasNotes } = props;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap={4}>
      <Box minW={40}>
        <FieldShell label={translate('Platform')}>
          {(control) => (
            <Select
              {...control}
              value={filter.platform}
              options={buildOptions(
                placements.map(({ platform }) => platform),
                previewPlatformLabels,
                'All platforms',
              )}
              onChange={({ target }) => onFilter({ ...filter, platform: target.value })}
            />
          )}
        </FieldShell>
      </Box>
      <Box minW={36}>
        <FieldShell label={translate('Device')}>
          {(control) => (
            <Select
              {...control}
              value={filter.device}
              options={buildOptions(
                placements.map(({ device }) => device),
                deviceLabels,
                'All devices',
              )}
              onChange={({ target }) => onFilter({ ...filter, device: target.value })}
            />
          )}
        </FieldShell>
      </Box>
      <ModeSwitch mode={mode} onMode={onMode} />
      {hasNotes ? (
        <Checkbox
          label={translate('Only selected placements')}
          checked={filter.onlyShown}
          onChange={({ target }) => onFilter({ ...filter, onlyShown: target.checked })}
        />
      ) : null}
    </Box>
  );
});

/** An ad at all its placements, filtered by platform and device; only those in view are drawn. */
export function PlacementPreviews({ placements, buildContent, buildNote }: PlacementPreviewsProps) {
  const [filter, setFilter] = useState(noFilter);
  const [mode, setMode] = useState<PreviewMode>('light');
  const shown = placements.filter((placement) => matchesFilter(placement, filter, buildNote?.(placement)));
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <FilterBar
        placements={placements}
        filter={filter}
        onFilter={setFilter}
        mode={mode}
        onMode={setMode}
        hasNotes={buildNote !== undefined}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={translate('No placements match these filters')}
          actions={
            <Button variant="secondary" onClick={() => setFilter(noFilter)}>
              {translate('Show all placements')}
            </Button>
          }
        >
          {translate('Change the filters to see previews.')}
        </EmptyState>
      ) : (
        <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap={8}>
          {shown.map((placement) => (
            <InView
              key={placement.key}
              estimated={{ width: estimatedWidth, height: estimatedHeights[placement.family] }}
            >
              <PlacementPreview
                placement={placement}
                buildContent={buildContent}
                mode={mode}
                note={buildNote?.(placement)}
              />
            </InView>
          ))}
        </Box>
      )}
    </Box>
  );
}
