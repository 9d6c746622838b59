import { describeEveryPage } from './describeEveryPage';

describeEveryPage('agency');
