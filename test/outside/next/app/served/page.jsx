// The page that the build renders once, rendered by the server for each request.
export { default } from '../page';

export const dynamic = 'force-dynamic';
