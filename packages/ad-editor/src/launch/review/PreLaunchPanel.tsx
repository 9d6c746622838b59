import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { Alert, Box, Button, ButtonLink, Heading, translate } from '@adlane/ui';
import { formatFieldLabel } from '../../form/fieldLabels';
import { findFix, type LaunchFix } from '../launchFix';

export type PreLaunchPanelProps = {
  /** As the server found them; none means that the launch may start. */
  blockers: readonly LaunchBlocker[];
  /** Of its heading, so that none is left out above it. */
  level: 3 | 4;
  /** Whether another account or page could be chosen. */
  hasChoice: boolean;
  /** Where accounts are connected; without it one is led to the choice of the account. */
  connectHref?: string | undefined;
  /** Goes where a blocker is mended. */
  onFix: (fix: LaunchFix) => void;
};

const placeNames = {
  launch: 'Edit in this launch',
  editor: 'Edit the ad',
} as const;

function FixAction({
  field,
  hasChoice,
  connectHref,
  onFix,
}: { field: string } & Omit<PreLaunchPanelProps, 'blockers' | 'level'>) {
  const fix = findFix(field, hasChoice || connectHref === undefined);
  if (fix.in === 'connections') {
    return connectHref === undefined ? null : (
      <ButtonLink href={connectHref} variant="secondary" size="sm">
        {translate('Connect accounts')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${translate(placeNames[fix.in])}: ${formatFieldLabel(field)}`}
      onClick={() => onFix(fix)}
    >
      {translate(placeNames[fix.in])}
    </Button>
  );
}

/** Returns the blockers by their text: several places of one field can miss the same. */
function groupByText(blockers: readonly LaunchBlocker[]): ReadonlyMap<string, LaunchBlocker> {
  return new Map(
    blockers.map((blocker) => [`${formatFieldLabel(blocker.field)}: ${translate(blocker.message)}`, blocker]),
  );
}

/** Everything that is in the way of a launch, each with the way to mend it. */
export function PreLaunchPanel({ blockers, level, ...actions }: PreLaunchPanelProps) {
  if (blockers.length === 0) {
    return <Alert tone="info">{translate('Ready to launch. Nothing has been sent yet.')}</Alert>;
  }
  const shown = groupByText(blockers);
  return (
    <Box as="section" aria-label={translate('Before you can launch')} display="grid" gap={2}>
      <Heading level={level} size="sm">
        {shown.size === 1
          ? translate('One thing is in the way of this launch')
          : translate('{count} things are in the way of this launch', { count: shown.size })}
      </Heading>
      <Box as="ul" display="grid" gap={2} listStyleType="none">
        {[...shown].map(([text, { field }]) => (
          <Box as="li" key={text}>
            <Alert tone="error" action={<FixAction field={field} {...actions} />}>
              {text}
            </Alert>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
