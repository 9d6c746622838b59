/** An error of the Graph API, with its own field names. */
export type GraphError = {
  readonly message: string;
  readonly type?: string;
  readonly code: number;
  readonly error_subcode?: number;
  readonly error_user_title?: string;
  readonly error_user_msg?: string;
  readonly error_data?: unknown;
  readonly is_transient?: boolean;
};

/** An error of the Graph API; routes throw it, and one handler turns it into JSON. */
export class GraphFault extends Error {
  override readonly name = 'GraphFault';
  constructor(
    readonly error: GraphError,
    readonly status: 400 | 401 | 403 | 404 | 500 = 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(error.message);
  }
}

/** Creates the error for an unknown or invalid parameter; `field` is named as Graph does. */
export function badParameter(message: string, field: string, extra: Partial<GraphError> = {}): GraphFault {
  return new GraphFault({
    message: `(#100) ${message}`,
    type: 'OAuthException',
    code: 100,
    is_transient: false,
    error_data: { blame_field_specs: [[field]] },
    ...extra,
  });
}

/** A refusal with a title and a text for people, as the Marketing API gives them. */
export function refused(subcode: number, title: string, text: string, field: string): GraphFault {
  return badParameter('Invalid parameter', field, {
    error_subcode: subcode,
    error_user_title: title,
    error_user_msg: text,
  });
}

/** The object does not exist for this token (code 100, subcode 33). */
export function unreachable(id: string): GraphFault {
  return new GraphFault({
    message: `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    type: 'GraphMethodException',
    code: 100,
    error_subcode: 33,
  });
}

/** The token is gone (code 190). */
export function tokenGone(subcode = 460): GraphFault {
  return new GraphFault(
    {
      message: 'Error validating access token: The session has been invalidated.',
      type: 'OAuthException',
      code: 190,
      error_subcode: subcode,
    },
    401,
  );
}

/** A permission is missing (code 200). */
export function permissionMissing(permission: string): GraphFault {
  return new GraphFault(
    {
      message: `(#200) Requires ${permission} permission to manage the object.`,
      type: 'OAuthException',
      code: 200,
    },
    403,
  );
}

/** The page's lead ads terms are not accepted. */
export function termsMissing(pageId: string): GraphFault {
  return new GraphFault({
    message: '(#100) Invalid parameter',
    type: 'OAuthException',
    code: 100,
    error_subcode: 1892181,
    error_user_title: "Can't create lead form",
    error_user_msg: `To create lead ads, accept the Lead Ads Terms of the page: https://www.facebook.com/ads/leadgen/tos?page_id=${pageId}`,
    error_data: { blame_field_specs: [['leadgen_tos_accepted']] },
  });
}

/** The account's rate limit is exhausted (code 80004); the header says when to retry. */
export function rateLimited(accountId: string, minutes: number): GraphFault {
  const usage = {
    [accountId]: [
      {
        type: 'ads_management',
        call_count: 100,
        total_cputime: 25,
        total_time: 25,
        estimated_time_to_regain_access: minutes,
        ads_api_access_tier: 'standard_access',
      },
    ],
  };
  return new GraphFault(
    {
      message: '(#80004) There have been too many calls to this ad-account. Wait a bit and try again.',
      type: 'OAuthException',
      code: 80004,
      error_subcode: 2446079,
      is_transient: true,
    },
    400,
    { 'X-Business-Use-Case-Usage': JSON.stringify(usage) },
  );
}
