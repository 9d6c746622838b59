import * as z from 'zod';
import { optionalText, requiredText } from '../../fields';

const text = z.string().max(64_000);

/** The failed request (ads §7). Passwords and tokens are masked before it is sent. */
export const ErrorReportData = z.object({
  pageUrl: optionalText(2048),
  request: z.object({
    url: optionalText(4096),
    method: optionalText(16),
    body: z.unknown().optional(),
    params: z.unknown().optional(),
  }),
  response: z.unknown().optional(),
  timestamp: z.iso.datetime(),
  /** The same request as a command. */
  curl: text,
});

/** An error that the ads app reports automatically (ads §7, error-report call). */
export const ErrorReport = z.object({
  title: requiredText(500),
  description: text,
  type: z.literal('BUG'),
  priority: z.literal('HIGH'),
  user: z.object({
    id: z.int().nullable(),
    email: optionalText(254),
    name: optionalText(255),
  }),
  customData: ErrorReportData,
});
export type ErrorReport = z.infer<typeof ErrorReport>;
