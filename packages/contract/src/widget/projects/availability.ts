import * as z from 'zod';

/** How fast a team says that it usually replies. */
export const replyTimes = ['minutes', 'hours', 'day'] as const;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:00.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When a team answers: the same hours on each of its days. */
const OfficeHoursForm = z
  .object({
    /** An IANA name, such as `Europe/Berlin`. */
    time_zone: z.string().max(64).refine(isTimeZone, 'Please choose a time zone.'),
    /** Days of the week, 1 for Monday to 7 for Sunday. */
    days: z.array(z.int().min(1).max(7)).min(1, 'Please choose at least one day.').max(7),
    from: Time,
    to: Time,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Please enter a later time.' });

/** What visitors read of when the team answers. */
export const Availability = z.object({
  /** Null says nothing. */
  reply_time: z.enum(replyTimes).nullable(),
  /** Null for every hour of the week. */
  office_hours: OfficeHoursForm.nullable(),
});
export type Availability = z.infer<typeof Availability>;

/** The stored availability of a project. */
export const AvailabilityView = Availability.extend({ updated_at: z.string() });
export type AvailabilityView = z.infer<typeof AvailabilityView>;
