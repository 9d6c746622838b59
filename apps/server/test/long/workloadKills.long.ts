import { describeKills } from '../harness/workload/describeKills';

describeKills(['embedded', 'external'], Number(process.env['ADLANE_KILLS'] ?? 20));
