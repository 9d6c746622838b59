import { fileURLToPath } from 'node:url';
import { allViews } from '../harness/everyPage/checkPage';
import { describeEveryPage } from '../harness/everyPage/describeEveryPage';

const screenshots = fileURLToPath(new URL('../../build/screenshots', import.meta.url));

for (const section of ['public', 'agency', 'client', 'superAdmin', 'viewingAgency'] as const)
  describeEveryPage({ section, views: allViews, screenshots });
