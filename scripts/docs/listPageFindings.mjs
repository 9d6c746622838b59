import { listPropFindings } from './listPropFindings.mjs';

/** Less text than this is a title alone. */
const leastCharacters = 120;
/** A page that shows nothing by then is broken; a busy machine takes seconds for the first one. */
const timeoutMs = 60_000;

/** Widths of a computer and of a small phone, in pixels. */
const widths = { wide: 1280, narrow: 360 };

/** Tables and code scroll in their own box, and never with the page. */
async function listWidthFindings(page) {
  await page.setViewportSize({ width: widths.narrow, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > widths.narrow ? [`is ${width} px wide on a screen of ${widths.narrow} px`] : [];
}

/**
 * Opens a docs page and lists what is wrong with it: little text, no story on a component's page, the wrong theme, gaps
 * in the tables of props, scrolling sideways on a phone, errors in the console.
 * @param {import('playwright').Page} page
 * @param {string} url of Storybook
 * @param {{ id: string, tags: readonly string[] }} entry
 * @param {'light' | 'dark'} theme
 * @returns {Promise<string[]>}
 */
export async function listPageFindings(page, url, { id, tags }, theme) {
  // Libraries that patch the document restore it on leaving in any order; what that logs is not of the next page.
  await page.goto('about:blank');
  const errors = [];
  const onMessage = (message) => message.type() === 'error' && errors.push(message.text());
  const onError = (error) => errors.push(error.message);
  page.on('console', onMessage);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize({ width: widths.wide, height: 800 });
    await page.goto(`${url}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
    const content = page.locator('#storybook-docs .sbdocs-content');
    await content.waitFor({ timeout: timeoutMs });
    const { text, stories, isDark } = await content.evaluate((element) => {
      const [red, green, blue] = getComputedStyle(element.parentElement ?? element)
        .backgroundColor.match(/\d+/g)
        .map(Number);
      return {
        text: element.innerText.length,
        stories: element.querySelectorAll('.docs-story, iframe').length,
        isDark: red + green + blue < 384,
      };
    });
    // Pages that are text alone have no component.
    const isText = tags.includes('unattached-mdx');
    return [
      ...(text < leastCharacters ? [`has only ${text} characters`] : []),
      ...(stories === 0 && !isText ? ['shows no story'] : []),
      ...(isDark === (theme === 'dark')
        ? []
        : [`is ${isDark ? 'dark' : 'light'} although the theme is ${theme}`]),
      ...(await listPropFindings(content)),
      ...(await listWidthFindings(page)),
      ...new Set(errors.map((error) => `logs: ${error.split('\n')[0]}`)),
    ];
  } catch (error) {
    return [error.message.split('\n')[0]];
  } finally {
    page.off('console', onMessage);
    page.off('pageerror', onError);
  }
}
