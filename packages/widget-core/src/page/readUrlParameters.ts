/** What the address of the host's page asks for (widget §2.1). */
export type UrlRequest = { readonly opens: boolean; readonly feedbackFlow: string | undefined };

/** Form ids are names, never markup or addresses. */
const formId = /^[\w.-]{1,100}$/;

export function readUrlParameters(search: string): UrlRequest {
  const parameters = new URLSearchParams(search);
  const flow = parameters.get('gleap_feedback') ?? '';
  return {
    opens: Boolean(parameters.get('gleap_widget')),
    feedbackFlow: formId.test(flow) ? flow : undefined,
  };
}
