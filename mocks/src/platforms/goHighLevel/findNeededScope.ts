/** Scopes by request, as the documents of the CRM list them (docs/oauth/Scopes.md). */
const scopes: readonly [method: string, path: RegExp, scope: string][] = [
  ['POST', /\/contacts\/upsert$/, 'contacts.write'],
  ['PUT', /\/contacts\/[^/]+$/, 'contacts.write'],
  ['POST', /\/contacts\/[^/]+\/(tags|notes)$/, 'contacts.write'],
  ['GET', /\/contacts\/[^/]+\/notes$/, 'contacts.readonly'],
  ['GET', /\/locations\/[^/]+$/, 'locations.readonly'],
  ['GET', /\/locations\/[^/]+\/customFields$/, 'locations/customFields.readonly'],
  ['GET', /\/locations\/[^/]+\/tags$/, 'locations/tags.readonly'],
  ['POST', /\/locations\/[^/]+\/tags$/, 'locations/tags.write'],
  ['GET', /\/users\/[^/]+$/, 'users.readonly'],
];

/** Returns the scope that a request needs; undefined for one that the double does not know. */
export function findNeededScope(method: string, path: string): string | undefined {
  return scopes.find(([verb, pattern]) => verb === method && pattern.test(path))?.[2];
}
