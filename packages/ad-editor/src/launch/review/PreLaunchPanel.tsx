import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { ownMessages } from '@adlane/contract/rules';
import { Alert, Box, Button, ButtonLink, Heading, translate } from '@adlane/ui';
import { useRef } from 'react';
import { formatFieldLabel } from '../../form/fieldLabels';
import { type InsertOwner, MissingInserts } from '../fields/MissingInserts';
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
  /** Whose smart inserts fill the ad: those without a value can be filled in here. */
  insertOwner?: InsertOwner | undefined;
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
}: { field: string } & Pick<PreLaunchPanelProps, 'hasChoice' | 'connectHref' | 'onFix'>) {
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

/** Lists the smart inserts that the blockers name as not filled in, each once. */
function listMissingInserts(blockers: readonly LaunchBlocker[]): string[] {
  const texts = blockers.filter(({ message }) => message.startsWith(ownMessages.insertUnresolved));
  const names = texts.flatMap(({ message }) => [...message.matchAll(/\{([^{}]+)\}/g)]);
  return [...new Set(names.map(([, name = '']) => name))];
}

/** Everything that is in the way of a launch, each with the way to mend it. */
export function PreLaunchPanel(props: PreLaunchPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    // Takes the focus from a field that is gone once its value is stored.
    <Box ref={ref} tabIndex={-1} outline="none">
      {props.blockers.length === 0 ? (
        <Alert tone="info">{translate('Ready to launch. Nothing has been sent yet.')}</Alert>
      ) : (
        <Blockers {...props} onSaved={() => ref.current?.focus()} />
      )}
    </Box>
  );
}

function Blockers(props: PreLaunchPanelProps & { onSaved: () => void }) {
  const { blockers, level, insertOwner, onSaved, ...actions } = props;
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
      {insertOwner ? (
        <MissingInserts names={listMissingInserts(blockers)} owner={insertOwner} onSaved={onSaved} />
      ) : null}
    </Box>
  );
}
