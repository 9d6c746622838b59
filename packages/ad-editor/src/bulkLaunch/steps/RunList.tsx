import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { Accordion, Box, Button, ProgressBar, StatusBadge, type Tone, translate } from '@adlane/ui';
import { useState } from 'react';
import type { LaunchFix } from '../../launch/launchFix';
import { LaunchProgress } from '../../launch/review/LaunchProgress';
import { type BulkRow, rowKey } from '../bulkForm';
import { type BulkRun, countRuns } from '../runs/bulkRuns';
import type { BulkLaunches } from '../runs/useBulkRuns';

export type RunListProps = {
  rows: readonly BulkRow[];
  running: BulkLaunches;
  hasChoice: boolean;
  connectHref: string | undefined;
  /** Goes where something that the server refused is mended. */
  onFix: (fix: LaunchFix, index: number, blockers: readonly LaunchBlocker[]) => void;
};

const badges: Readonly<Record<BulkRun['state']['at'], { label: string; tone: Tone }>> = {
  form: { label: 'Not submitted', tone: 'neutral' },
  sending: { label: 'Submitting', tone: 'info' },
  running: { label: 'Launching', tone: 'info' },
  launched: { label: 'Launched', tone: 'positive' },
  failed: { label: 'Failed', tone: 'negative' },
};

type RunProps = Omit<RunListProps, 'rows'> & { row: BulkRow; index: number; run: BulkRun };

function RunAside({ row, run, running }: Pick<RunProps, 'row' | 'run' | 'running'>) {
  const launch = running.launches[rowKey(row)];
  const done = launch?.steps.filter(({ status }) => status === 'done').length ?? 0;
  const { label, tone } = badges[run.state.at];
  const isCounted = run.state.at === 'running' && launch !== undefined;
  return (
    <StatusBadge
      tone={tone}
      text={isCounted ? translate('{done} of {count} steps', { done, count: launch.steps.length }) : label}
    />
  );
}

function RunDetails({ row, index, run, running, onFix, ...panel }: RunProps) {
  const { state } = run;
  const key = rowKey(row);
  if (state.at === 'form') return null;
  const stands = state.at === 'failed' && state.launchId !== undefined && state.canRetry;
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      <LaunchProgress
        {...panel}
        state={state}
        launch={running.launches[key]}
        onFix={(fix, blockers) => onFix(fix, index, blockers)}
      />
      {stands ? (
        <Box display="flex" flexWrap="wrap" gap={3}>
          <Button
            size="sm"
            aria-label={translate('Try again for {name}', { name: row.name })}
            onClick={() => running.resume(key)}
          >
            {translate('Try again')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={translate('Roll back for {name}', { name: row.name })}
            onClick={() => running.rollBack(key)}
          >
            {translate('Roll back')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/** Progress of all clients' launches, with their steps and errors. */
export function RunList({ rows, ...props }: RunListProps) {
  const { runs } = props.running;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const { all, launched, failed } = countRuns(runs);
  const shown = rows.flatMap((row, index) => {
    const run = runs[rowKey(row)];
    return run ? [{ row, index, run, id: rowKey(row) }] : [];
  });
  // Failed launches are expanded unless the user collapsed them; the others are collapsed.
  const open = shown.filter(({ id, run }) => (run.state.at === 'failed') !== toggled.has(id));
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <Box display="grid" gap={2}>
        <Box as="output" textStyle="sm" fontWeight="medium">
          {translate(
            failed > 0 ? '{launched} of {all} launched, {failed} failed' : '{launched} of {all} launched',
            {
              launched,
              all,
              failed,
            },
          )}
        </Box>
        <ProgressBar
          label={translate('Launched')}
          share={all === 0 ? 0 : (launched + failed) / all}
          showsPercent={false}
        />
      </Box>
      <Accordion
        headingLevel={3}
        value={open.map(({ id }) => id)}
        onChange={(value) => {
          const isWrong = ({ id, run }: (typeof shown)[number]) =>
            value.includes(id) !== (run.state.at === 'failed');
          setToggled(new Set(shown.filter(isWrong).map(({ id }) => id)));
        }}
        items={shown.map(({ id, ...each }) => ({
          value: id,
          title: each.row.name,
          aside: <RunAside {...props} {...each} />,
          content: <RunDetails {...props} {...each} />,
        }))}
      />
    </Box>
  );
}
