import { describeEveryPage } from './harness/describeEveryPage';

describeEveryPage('superAdmin');
