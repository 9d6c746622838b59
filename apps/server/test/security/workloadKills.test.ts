import { describeKills } from '../harness/workload/describeKills';

describeKills(['embedded'], 2);
