import { quickViews } from '../harness/everyPage/checkPage';
import { describeEveryPage } from '../harness/everyPage/describeEveryPage';
import { listSpecified } from '../harness/everyPage/listAddresses';

// The pages are the agency's, which are all opened for the agency; nightly, they are for this section too.
describeEveryPage({
  section: 'viewingAgency',
  views: quickViews,
  addresses: listSpecified('viewingAgency'),
});
