const statusNames = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
} as const;

/** Where a request is wrong, and what Google adds about it. */
export type GoogleFailureParts = {
  /** Path of the field at fault, e.g. `mutate_operations` with its index. */
  readonly path?: readonly { readonly fieldName: string; readonly index?: number }[];
  readonly details?: object;
};

/** Returns an error of the Google Ads API: `family` is the error enum's name, `name` its value. */
export function googleFailure(
  status: keyof typeof statusNames,
  family: string,
  name: string,
  message: string,
  { path, details }: GoogleFailureParts = {},
): Response {
  const failure = {
    '@type': 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure',
    errors: [
      {
        errorCode: { [family]: name },
        message,
        ...(path && { location: { fieldPathElements: path } }),
        ...(details && { details }),
      },
    ],
    requestId: crypto.randomUUID(),
  };
  const error = { code: status, message, status: statusNames[status], details: [failure] };
  return Response.json({ error }, { status });
}

/** An error of the Google Ads API to throw anywhere below a route. */
export class GoogleFault extends Error {
  override readonly name = 'GoogleFault';
  readonly answer: Response;

  constructor(answer: Response, message: string) {
    super(message);
    this.answer = answer;
  }
}

/** Returns an error to throw, with the text of its answer. */
export function googleFault(...parts: Parameters<typeof googleFailure>): GoogleFault {
  const [, , , message] = parts;
  return new GoogleFault(googleFailure(...parts), message);
}
