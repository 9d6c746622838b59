import { describeEveryPage } from './harness/describeEveryPage';

describeEveryPage('agency');
