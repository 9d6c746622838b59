import { createBrowserRouter } from 'react-router';
import { App, type AppProps } from './App';
import { routes } from './routes';

/** Creates the app for the address of the browser. */
export const createApp = (props: Omit<AppProps, 'router'>) => (
  <App {...props} router={createBrowserRouter(routes)} />
);
