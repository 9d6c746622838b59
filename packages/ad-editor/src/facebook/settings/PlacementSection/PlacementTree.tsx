import {
  type FacebookPlatform,
  facebookPlacements,
  facebookPlatformLabels,
} from '@adlane/contract/constants';
import {
  type ChosenPlacements,
  findPlacement,
  getPlacementState,
  type PlacementContext,
  type PlacementState,
} from '@adlane/contract/rules';
import { Box, Checkbox, translate } from '@adlane/ui';
import { Monitor, Smartphone } from 'lucide-react';

/** Positions of a platform that can be chosen, and those that the template names besides. */
function listPositions(platform: FacebookPlatform, chosen: ChosenPlacements): string[] {
  const known = facebookPlacements.filter((each) => each.platform === platform).map((each) => each.position);
  return [...new Set([...known, ...(chosen[platform] ?? [])])];
}

function isOpen({ kind }: PlacementState): boolean {
  return kind === 'open' || kind === 'unknown';
}

const deviceTexts: Readonly<Record<string, string>> = {
  mobile: 'Shown on mobile',
  desktop: 'Shown on desktop',
  'mobile desktop': 'Shown on mobile and desktop',
};
const deviceIcons = { mobile: Smartphone, desktop: Monitor } as const;

function Devices({ devices }: { devices: readonly ('mobile' | 'desktop')[] }) {
  return (
    <Box
      as="span"
      role="img"
      aria-label={translate(deviceTexts[devices.join(' ')] ?? '')}
      display="inline-flex"
      gap={1}
      color="fg.muted"
    >
      {devices.map((device) => (
        <Box key={device} as={deviceIcons[device]} aria-hidden boxSize={3.5} />
      ))}
    </Box>
  );
}

type RowProps = {
  label: string;
  state: PlacementState;
  devices: readonly ('mobile' | 'desktop')[];
  isChosen: boolean;
  readOnly: boolean;
  onToggle: () => void;
};

function PlacementRow({ label, state, devices, isChosen, readOnly, onToggle }: RowProps) {
  // A placement that cannot be sent can be deselected, but not selected.
  const isFixed = readOnly || (!isOpen(state) && !isChosen);
  const text = (
    <Box as="span" display="inline-flex" alignItems="center" flexWrap="wrap" gap={2}>
      <Box as="span" textDecoration={state.kind === 'removed' ? 'line-through' : undefined}>
        {label}
      </Box>
      <Devices devices={devices} />
    </Box>
  );
  return (
    <Box as="li" display="grid" gap={0.5}>
      <Checkbox label={text} checked={isChosen} disabled={isFixed} onChange={onToggle} />
      {state.kind === 'open' ? null : (
        <Box ps={7} textStyle="xs" color={isChosen && !isOpen(state) ? 'fg.warning' : 'fg.muted'}>
          {isChosen && !isOpen(state) ? `${translate('Not sent.')} ` : ''}
          {translate(state.reason)}
        </Box>
      )}
    </Box>
  );
}

export type PlacementTreeProps = {
  platform: FacebookPlatform;
  chosen: ChosenPlacements;
  context: PlacementContext;
  readOnly: boolean;
  onChange: (positions: string[]) => void;
};

/** A platform with its positions: closed ones and those that do not fit the ad are marked with the reason. */
export function PlacementTree({ platform, chosen, context, readOnly, onChange }: PlacementTreeProps) {
  const own = chosen[platform] ?? [];
  const rows = listPositions(platform, chosen).map((position) => ({
    position,
    placement: findPlacement({ platform, position }),
    state: getPlacementState({ platform, position }, context),
  }));
  const open = rows.filter(({ state }) => isOpen(state)).map(({ position }) => position);
  const sent = open.filter((position) => own.includes(position));
  const isAll = open.length > 0 && sent.length === open.length;
  const name = facebookPlatformLabels[platform];
  return (
    <Box as="fieldset" borderWidth="line" borderRadius="l2" p={4} minW={0}>
      <Box as="legend" srOnly>
        {name}
      </Box>
      <Checkbox
        label={
          <Box as="span" fontWeight="medium">
            {name} ({translate('{count} of {most}', { count: sent.length, most: open.length })})
          </Box>
        }
        checked={isAll}
        indeterminate={sent.length > 0 && !isAll}
        disabled={readOnly || open.length === 0}
        onChange={() => onChange(isAll ? [] : open)}
      />
      <Box as="ul" mt={3} ps={{ base: 2, sm: 7 }} display="grid" gap={2} listStyleType="none">
        {rows.map(({ position, placement, state }) => (
          <PlacementRow
            key={position}
            label={translate(placement?.label ?? position)}
            devices={placement?.devices ?? []}
            state={state}
            isChosen={own.includes(position)}
            readOnly={readOnly}
            onToggle={() =>
              onChange(own.includes(position) ? own.filter((each) => each !== position) : [...own, position])
            }
          />
        ))}
      </Box>
    </Box>
  );
}
