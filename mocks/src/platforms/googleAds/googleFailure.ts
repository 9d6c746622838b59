const statusNames = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
} as const;

/** Returns an error of the Google Ads API: `family` is the error enum's name, `name` its value. */
export function googleFailure(
  status: keyof typeof statusNames,
  family: string,
  name: string,
  message: string,
): Response {
  const failure = {
    '@type': 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure',
    errors: [{ errorCode: { [family]: name }, message }],
    requestId: crypto.randomUUID(),
  };
  const error = { code: status, message, status: statusNames[status], details: [failure] };
  return Response.json({ error }, { status });
}

/** An error of the Google Ads API to throw anywhere below a route. */
export class GoogleFault extends Error {
  override readonly name = 'GoogleFault';
  readonly answer: Response;

  constructor(answer: Response) {
    super('The double refuses the request.');
    this.answer = answer;
  }
}

export function googleFault(...parts: Parameters<typeof googleFailure>): GoogleFault {
  return new GoogleFault(googleFailure(...parts));
}
