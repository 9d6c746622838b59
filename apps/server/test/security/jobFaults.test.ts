import { describeJobFaults, jobFaults } from '../harness/jobs/describeJobFaults';

// One fault a request, another one for the next; all of all requests are in `long/jobFaults.long.ts`.
describeJobFaults((at) => [jobFaults[(at * 3) % jobFaults.length] ?? 'answer lost']);
