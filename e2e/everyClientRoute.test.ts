import { describeEveryPage } from './describeEveryPage';

describeEveryPage('client');
