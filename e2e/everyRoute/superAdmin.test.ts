import { quickViews } from '../harness/everyPage/checkPage';
import { describeEveryPage } from '../harness/everyPage/describeEveryPage';

describeEveryPage({ section: 'superAdmin', views: quickViews });
