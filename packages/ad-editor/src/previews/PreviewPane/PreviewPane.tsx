import { Box, FieldShell, Select, translate } from '@adlane/ui';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import type { BuildContent } from '../content/PreviewContent';
import { PlacementPreview } from '../PlacementPreview/PlacementPreview';
import { ModeSwitch } from '../PlacementPreviews/ModeSwitch';
import type { PreviewMode, PreviewPlacement } from '../placements/PreviewPlacement';
import { formatPlacementName } from '../placements/previewLabels';
import { findPreviews } from '../placements/previewPlacements';

export type PreviewPaneProps = {
  /** What can be chosen: `metaPlacements`, `googlePlacements`. */
  placements: readonly PreviewPlacement[];
  /** Keys of those that the first choice shows together: `mainMetaKeys`, `mainGoogleKeys`. */
  mainKeys: readonly string[];
  /** Builds the ad's content for a placement; from `buildFacebookPreview` or `buildGooglePreview`. */
  buildContent: BuildContent;
  /** Returns why the ad is not shown at a placement, undefined if it is. */
  buildNote?: (placement: PreviewPlacement) => string | undefined;
  /**
   * The initial preview: a placement's key, or `main`.
   * @default the first of the main ones
   */
  initialChoice?: string;
};

const mainChoice = 'main';
/** A plain element: it rerenders on each keystroke, and the styles of a `Box` would be computed then. */
const pane: CSSProperties = { display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0, 1fr)' };

const PaneControls = memo(function PaneControls(props: {
  placements: readonly PreviewPlacement[];
  mainCount: number;
  choice: string;
  onChoice: (choice: string) => void;
  mode: PreviewMode;
  onMode: (mode: PreviewMode) => void;
}) {
  const { placements, mainCount, choice, onChoice, mode, onMode } = props;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap={3}>
      <Box flex="1" minW={48}>
        <FieldShell label={translate('Placement')}>
          {(control) => (
            <Select
              {...control}
              value={choice}
              options={[
                { value: mainChoice, label: translate('The {count} main placements', { count: mainCount }) },
                ...placements.map((placement) => ({
                  value: placement.key,
                  label: `${formatPlacementName(placement)}${placement.closed ? ` ${translate('(closed)')}` : ''}`,
                })),
              ]}
              onChange={({ target }) => onChoice(target.value)}
            />
          )}
        </FieldShell>
      </Box>
      <ModeSwitch mode={mode} onMode={onMode} />
    </Box>
  );
});

/** The ad beside its editor: at one placement that the user chooses, or at the main ones together. */
export function PreviewPane(props: PreviewPaneProps) {
  const { placements, mainKeys, buildContent, buildNote, initialChoice = mainKeys[0] ?? mainChoice } = props;
  const [choice, setChoice] = useState(initialChoice);
  const [mode, setMode] = useState<PreviewMode>('light');
  const shown = useMemo(() => {
    const previews = findPreviews(choice === mainChoice ? mainKeys : [choice]);
    return previews.map((placement) => ({ placement, note: buildNote?.(placement) }));
  }, [choice, mainKeys, buildNote]);
  return (
    <section aria-label={translate('Preview')} style={pane}>
      <PaneControls
        placements={placements}
        mainCount={mainKeys.length}
        choice={choice}
        onChoice={setChoice}
        mode={mode}
        onMode={setMode}
      />
      {shown.map(({ placement, note }) => (
        <PlacementPreview
          key={placement.key}
          placement={placement}
          buildContent={buildContent}
          mode={mode}
          note={note}
        />
      ))}
    </section>
  );
}
