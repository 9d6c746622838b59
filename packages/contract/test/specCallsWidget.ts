/** Every call that widget §7 names, as `METHOD path` below the widget's base `/sdk`. */
export const specCallsWidget = [
  'POST /sessions',
  'POST /sessions/partialupdate',
  'POST /sessions/identify',
  'POST /sessions/ping',
  'POST /outbound/producttours',
  'GET /config/{sdkKey}/tooltips',
  'GET /config/{sdkKey}',
  'POST /bugs/v2',
  'POST /uploads/sdk',
] as const;
