/** The instant at which stories and tests find the world; `npm start` seeds it around the real time. */
export const worldNow = new Date('2026-11-02T09:00:00.000Z');
