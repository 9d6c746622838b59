import { describeEveryPage } from './describeEveryPage';

describeEveryPage('superAdmin');
