/** Stories of states that an answer of the API brings about. */
const stories = [
  'screens-account-auth-clientsigninscreen--unknown-agency',
  'screens-account-auth-resetpasswordscreen--link-expired',
  'screens-account-auth-acceptinvitationscreen--link-expired',
];
/** The world takes seconds to open on a busy machine, an answer of it none. */
const timeoutMs = { rendered: 60_000, answered: 1_000 };

/** Resolves once the story is rendered. Runs in its page. */
function isRendered() {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return ['completed', 'afterEach', 'finished'].includes(phase);
}

/**
 * Opens stories of states in a page whose world nothing has opened yet; lists those that show a spinner first.
 * @param {import('playwright').Page} page
 * @param {string} url of Storybook
 * @returns {Promise<string[]>}
 */
export async function tryFirstPictures(page, url) {
  const findings = [];
  for (const id of stories) {
    await page.goto(`${url}iframe.html?viewMode=story&id=${id}`);
    await page.waitForFunction(isRendered, undefined, { timeout: timeoutMs.rendered });
    const busy = page.locator('#storybook-root [aria-busy="true"]');
    const answered = busy.first().waitFor({ state: 'hidden', timeout: timeoutMs.answered });
    await answered.catch(() => findings.push(`The story ${id} shows a spinner first`));
  }
  return findings;
}
