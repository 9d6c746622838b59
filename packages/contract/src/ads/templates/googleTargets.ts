import * as z from 'zod';
import { limits } from '../../constants/limits';
import { distanceUnits, locationModes } from '../../constants/targeting';
import { ownMessages } from '../../constants/texts/ownMessages';
import { requiredName, requiredText } from '../../fields';

const radius = limits.radius;

/** A circle that a Google ad is shown in or excluded from (ads §3, targetLocationByRadius). */
export const RadiusTarget = z.object({
  mode: z.enum(locationModes).default('include'),
  address: requiredText(500),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z
    .number()
    .min(radius.min, ownMessages.radiusOutOfRange)
    .max(radius.max, ownMessages.radiusOutOfRange),
  distanceUnit: z.enum(distanceUnits).default('mile'),
});

/** A place of Google's list that an ad is shown in or excluded from (ads §3, targetLocationBySearch). */
export const SearchTarget = z.object({
  mode: z.enum(locationModes).default('include'),
  /** Id of Google's geo target constant, as text. */
  id: z.string().min(1).max(32),
  name: requiredName(255),
});

/** A conversion goal of a launch. */
export const ConversionGoal = z.object({ id: z.string().max(128), name: z.string().max(255) });
