import { describeJobFaults, jobFaults } from '../harness/jobs/describeJobFaults';

describeJobFaults(() => jobFaults);
