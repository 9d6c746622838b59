import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { Area } from '../navigation/paths';

/** A page of one or more areas. */
export type AreaPage = {
  /** Path below the base path of the area, as a pattern of React Router; empty for the base path itself. */
  readonly path: string;
  readonly areas: readonly Area['kind'][];
  /** Loads the code of the page. */
  readonly load: LazyRouteFunction<RouteObject>;
};

const agencyAreas = ['agency', 'viewingAgency'] as const;
const adAreas = [...agencyAreas, 'client'] as const;
const allAreas = [...adAreas, 'superAdmin'] as const;

const loadAreaHome = () => import('../routes/AreaHome.route');
const loadConnect = () => import('../routes/Connect.route');
const inserts = () => import('../routes/Inserts.route');
const account = () => import('../routes/Account.route');
const clients = () => import('../routes/Clients.route');
const leads = () => import('../routes/Leads.route');
const templates = () => import('../routes/Templates.route');
const templateEditor = () => import('../routes/TemplateEditor.route');

/** Every page behind a sign-in (ads §2), one line per path. */
export const areaPages: readonly AreaPage[] = [
  { path: '', areas: allAreas, load: loadAreaHome },
  { path: 'dashboard', areas: agencyAreas, load: () => import('../routes/Dashboard.route') },
  { path: 'ads', areas: allAreas, load: loadAreaHome },
  { path: 'ads/manage', areas: adAreas, load: () => import('../routes/LaunchedAds.route') },
  { path: 'ads/your-ads', areas: adAreas, load: templates },
  { path: 'ads/your-ads/templates', areas: adAreas, load: templates },
  { path: 'ads/your-ads/templates/:templateId', areas: adAreas, load: templateEditor },
  { path: 'ads/master', areas: ['superAdmin'], load: templates },
  { path: 'ads/master/templates', areas: ['superAdmin'], load: templates },
  { path: 'ads/master/templates/:templateId', areas: ['superAdmin'], load: templateEditor },
  { path: 'my-account', areas: [...agencyAreas, 'superAdmin'], load: account },
  { path: 'my-account/:section', areas: agencyAreas, load: account },
  { path: 'smart-tag', areas: agencyAreas, load: inserts },
  { path: 'inserts', areas: ['client'], load: inserts },
  // The id may be 'hidden': the hidden clients.
  { path: 'clients', areas: agencyAreas, load: clients },
  { path: 'clients/:clientId', areas: agencyAreas, load: clients },
  { path: 'leads', areas: allAreas, load: leads },
  { path: 'leads/:leadId', areas: allAreas, load: leads },
  // With a channel, the redirect target of that platform; with a business, the accounts of a connection.
  { path: 'connect', areas: allAreas, load: loadConnect },
  { path: 'connect/:channel', areas: allAreas, load: loadConnect },
  { path: 'connect/:sourceId/:businessId', areas: allAreas, load: loadConnect },
  { path: 'tickets', areas: ['superAdmin'], load: () => import('../routes/Tickets.route') },
  { path: 'tickets/:ticketId', areas: ['superAdmin'], load: () => import('../routes/Ticket.route') },
];
