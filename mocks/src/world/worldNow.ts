/** The fixed time of stories and tests; `npm start` seeds relative to the real time. */
export const worldNow = new Date('2026-11-02T09:00:00.000Z');
