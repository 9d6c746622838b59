/** The most queries that OSV answers at once. */
const batchSize = 1000;

async function fetchJson(url, body) {
  const answer = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

/** Lists the ids of all advisories of these packages. */
async function listIds(server, names) {
  const ids = new Set();
  let queries = names.map((name) => ({ package: { name, ecosystem: 'npm' } }));
  while (queries.length > 0) {
    const batch = queries.slice(0, batchSize);
    const { results } = await fetchJson(`${server}/v1/querybatch`, { queries: batch });
    for (const { vulns = [] } of results) for (const { id } of vulns) ids.add(id);
    const further = results.flatMap(({ next_page_token: page_token }, index) =>
      page_token ? [{ ...batch[index], page_token }] : [],
    );
    queries = [...queries.slice(batchSize), ...further];
  }
  return [...ids];
}

/**
 * Fetches the advisories of packages from OSV.
 * @returns the snapshot that `osvReport` reads
 * @throws when the server does not answer
 */
export async function fetchSnapshot(names, day, server = 'https://api.osv.dev') {
  const packages = [...new Set(names)];
  const vulns = [];
  for (const id of await listIds(server, packages)) {
    const source = `${server}/v1/vulns/${id}`;
    vulns.push({ ...(await fetchJson(source)), source });
  }
  return { date: day, packages, vulns };
}
