import * as z from 'zod';
import { TimeOfDay, TimeZone } from '../../fields';

/** How fast a team says that it usually replies. */
export const replyTimes = ['minutes', 'hours', 'day'] as const;

/** When a team answers: the same hours on each of its days. */
const OfficeHoursForm = z
  .object({
    time_zone: TimeZone,
    /** Days of the week, 1 for Monday to 7 for Sunday. */
    days: z.array(z.int().min(1).max(7)).min(1, 'Please choose at least one day.').max(7),
    from: TimeOfDay,
    to: TimeOfDay,
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
