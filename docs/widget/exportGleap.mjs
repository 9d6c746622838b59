// Writes what Gleap's REST API has of a project as one JSON file, for the import of the dashboard:
// GLEAP_API_KEY=… GLEAP_PROJECT=… node exportGleap.mjs > gleap.json
const base = process.env.GLEAP_API ?? 'https://api.gleap.io/v3';
const headers = {
  authorization: `Bearer ${process.env.GLEAP_API_KEY}`,
  project: `${process.env.GLEAP_PROJECT}`,
};
const pageSize = 1000;

/** @param {string} path */
async function get(path) {
  const answer = await fetch(`${base}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Lists are arrays, or objects with one. @param {any} body @returns {any[]} */
const toList = (body) => (Array.isArray(body) ? body : (Object.values(body).find(Array.isArray) ?? []));

/** @param {string} path */
const list = async (path) => toList(await get(path));

/** @param {string} path */
async function listPages(path) {
  const items = [];
  for (;;) {
    const page = await list(`${path}${path.includes('?') ? '&' : '?'}limit=${pageSize}&skip=${items.length}`);
    items.push(...page);
    if (page.length < pageSize) return items;
  }
}

/** @param {any} item */
const getId = (item) => item.id ?? item._id;

const tickets = await listPages('/tickets?sort=createdAt');
const messages = [];
for (const ticket of tickets)
  messages.push(...(await listPages(`/messages?ticket=${getId(ticket)}&sort=createdAt`)));
const collections = await list('/helpcenter/collections/all');
const articles = [];
for (const collection of collections)
  articles.push(...(await list(`/helpcenter/collections/${getId(collection)}/articles`)));
const result = {
  sessions: await list('/sessions'),
  tickets,
  messages,
  collections,
  articles,
  news: await list('/engagement/news'),
  productTours: await list('/engagement/product-tours'),
  tooltips: await list('/engagement/tooltips'),
};
process.stdout.write(JSON.stringify(result));
