/** Returns the token of an `Authorization: Bearer …` header, or an empty text. */
export function getBearerToken(request: Request): string {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}
