/** The token of an `Authorization: Bearer …` header; empty where there is none. */
export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}
