export { createSafeHtml } from './createSafeHtml';
export { parseSafeUrl } from './parseSafeUrl';
