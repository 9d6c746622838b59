import * as z from 'zod';
import { distanceUnits, locationMethods, locationModes } from '../../constants/targeting';
import { optionalName, optionalText } from '../../fields';

/** A place that an ad includes or excludes (ads §9, location modes). */
export const TargetAddress = z.object({
  mode: z.enum(locationModes),
  method: z.enum(locationMethods),
  /** The platform's key of a searched place. */
  key: z.string().max(128).nullable(),
  type: optionalText(32),
  name: optionalName(255),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  radius: z.number().min(0).max(800).nullable(),
  distanceUnit: z.enum(distanceUnits),
  country_code: z.string().max(2),
});
export type TargetAddress = z.infer<typeof TargetAddress>;
