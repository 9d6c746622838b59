import { describeEveryPage } from './harness/describeEveryPage';

describeEveryPage('client');
