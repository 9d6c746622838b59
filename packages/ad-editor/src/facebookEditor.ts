export { facebookBulkEditor as facebookEditor } from './bulkLaunch/facebookBulkEditor';
