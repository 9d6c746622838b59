import { writeFileSync } from 'node:fs';
import { contract, listCalls } from '@adlane/contract';
import { listFailures } from '@adlane/contract/openapi';
import { countCoverage, listContractCoverage } from './listContractCoverage';
import { readStorySources } from './readStorySources';

// `npm run coverage:contract` prints what stories show of each call; `-- --accept` raises the floor that a test checks.
const calls = listCalls(contract);
const coverage = listContractCoverage(calls, readStorySources());
for (const { name, outcomes } of coverage) {
  const call = calls.find((each) => each.name === name)?.call;
  const open = call ? listFailures(call).filter((status) => !outcomes.has(`error ${status}`)) : [];
  const shown = [...outcomes].map(([outcome, stories]) => `  ${outcome}: ${stories.join(', ')}`);
  console.log(
    [
      name,
      ...(shown.length > 0 ? shown : ['  in no story']),
      `  errors without a story: ${open.join(' ')}`,
    ].join('\n'),
  );
}
const counts = countCoverage(coverage);
console.log(`${counts['calls']} of ${calls.length} calls in stories. Outcomes: ${JSON.stringify(counts)}`);
if (process.argv.includes('--accept')) {
  writeFileSync(new URL('contractCoverage.json', import.meta.url), `${JSON.stringify(counts, null, 2)}\n`);
}
