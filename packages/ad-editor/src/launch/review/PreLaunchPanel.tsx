import type { LaunchBlocker } from '@adlane/contract/launches';
import { Alert, Box, Button, ButtonLink, Heading } from '@adlane/ui';
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
  editor: 'Edit the template',
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
        Connect accounts
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${placeNames[fix.in]}: ${formatFieldLabel(field)}`}
      onClick={() => onFix(fix)}
    >
      {placeNames[fix.in]}
    </Button>
  );
}

/** Everything that is in the way of a launch, each with the way to mend it. */
export function PreLaunchPanel({ blockers, level, ...actions }: PreLaunchPanelProps) {
  if (blockers.length === 0) {
    return <Alert tone="info">Ready to launch. Nothing has been sent yet.</Alert>;
  }
  const count = blockers.length === 1 ? 'One thing is' : `${blockers.length} things are`;
  return (
    <Box as="section" aria-label="Before you can launch" display="grid" gap={2}>
      <Heading level={level} size="sm">
        {`${count} in the way of this launch`}
      </Heading>
      <Box as="ul" display="grid" gap={2} listStyleType="none">
        {blockers.map(({ field, message }) => (
          <Box as="li" key={`${field} ${message}`}>
            <Alert tone="error" action={<FixAction field={field} {...actions} />}>
              {`${formatFieldLabel(field)}: ${message}`}
            </Alert>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
