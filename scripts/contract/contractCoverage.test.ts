import { contract, listCalls } from '@adlane/contract';
import { expect, it } from 'vitest';
import floor from './contractCoverage.json';
import { countCoverage, listContractCoverage } from './listContractCoverage';
import { readStorySources } from './readStorySources';

const calls = listCalls(contract);

it('the stories show at least as many calls and outcomes as before', () => {
  const counts = countCoverage(listContractCoverage(calls, readStorySources()));
  const fallen = Object.entries(floor).filter(([kind, least]) => (counts[kind] ?? 0) < least);
  expect(
    fallen,
    'Add the story again, or state the new floor with `npm run coverage:contract -- --accept`.',
  ).toEqual([]);
});

it('the coverage names the story of each mocked outcome', () => {
  const text = `
export const Broken: Story = { beforeEach({ msw }) { msw.use(mock(contract.folders.list).error()); } };
export const Refused: Story = { beforeEach({ msw }) { msw.use(mock(contract.folders.list).refuse('FORBIDDEN', 'No.')); } };`;
  const files = [
    { path: 'a/Folders.stories.tsx', text },
    { path: 'a/Folders.tsx', text: 'useQuery(queries.folders.list.query())' },
    { path: 'b/Alone.tsx', text: 'client.folders.store({})' },
  ];
  const coverage = listContractCoverage(calls, files);
  expect(Object.fromEntries(coverage.find(({ name }) => name === 'folders.list')?.outcomes ?? [])).toEqual({
    'error 500': ['Folders.stories.tsx Broken'],
    'error 403': ['Folders.stories.tsx Refused'],
    ok: ['Folders.tsx'],
  });
  expect(countCoverage(coverage)).toMatchObject({ calls: 1, error: 2, ok: 1, empty: 0 });
});

it('the coverage falls when a story is gone', () => {
  const sources = readStorySources();
  const all = countCoverage(listContractCoverage(calls, sources));
  const less = countCoverage(
    listContractCoverage(
      calls,
      sources.filter(({ path }) => !path.includes('/templates/')),
    ),
  );
  expect(less['error']).toBeLessThan(all['error'] ?? 0);
});
