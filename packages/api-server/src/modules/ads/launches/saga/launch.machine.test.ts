import { launchStatuses, launchStepStatuses } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { type LaunchEvent, nextLaunchStatus, nextStepStatus, type StepEvent } from './launch.machine';

const launchEvents: LaunchEvent[] = ['start', 'succeed', 'fail', 'rollBack', 'resume'];
const launchTable = `
  queued      start    running
  queued      fail     failed
  running     start    running
  running     succeed  launched
  running     fail     failed
  failed      resume   queued
  failed      rollBack rolled_back`;
const stepEvents: StepEvent[] = ['send', 'complete', 'fail', 'rollBack', 'reset'];
const stepTable = `
  pending     send     sent
  sent        send     sent
  sent        complete done
  sent        fail     failed
  done        rollBack rolled_back
  failed      send     sent
  failed      rollBack rolled_back
  rolled_back reset    pending`;

function allowed(table: string): Map<string, string> {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return new Map(rows.map(([from, event, to]) => [`${from} ${event}`, to ?? '']));
}

describe('a launch', () => {
  const moves = allowed(launchTable);
  const cases = launchStatuses.flatMap((status) => launchEvents.map((event) => [status, event] as const));
  it.each(cases)('%s on %s', (status, event) => {
    expect(nextLaunchStatus(status, event)).toBe(moves.get(`${status} ${event}`));
  });
});

describe('a step', () => {
  const moves = allowed(stepTable);
  const cases = launchStepStatuses.flatMap((status) => stepEvents.map((event) => [status, event] as const));
  it.each(cases)('%s on %s', (status, event) => {
    expect(nextStepStatus(status, event)).toBe(moves.get(`${status} ${event}`));
  });
});
