export { googleEditor } from './google/googleEditor';
