import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A page of a simulated platform, as people see it in the browser. */
export type DoublePage = {
  /** Name of the simulated platform. */
  readonly platform: string;
  /** Heading, and title of the document. */
  readonly title: string;
  /** What to do here. */
  readonly lead?: string;
  /** Elements below it: `ul` of links, a form, a table. */
  readonly content: Html | readonly Html[];
};

/** Renders a page of a simulated platform in one style. It says that it is simulated, and shows no brand of the platform. */
export function renderDoublePage({ platform, title, lead, content }: DoublePage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – simulated ${platform}</title>
        ${style}
      </head>
      <body>
        <main>
          <p class="notice">${brandMark} Simulated ${platform}: nothing leaves this machine.</p>
          <h1>${title}</h1>
          ${lead === undefined ? '' : html`<p>${lead}</p>`} ${content}
        </main>
      </body>
    </html>`;
}

/** Renders the links of a page, one below the other. */
export const renderChoices = (links: readonly { readonly href: string; readonly text: string }[]): Html =>
  html`<ul>
    ${links.map(({ href, text }) => html`<li><a class="button" href="${href}">${text}</a></li>`)}
  </ul>`;

const brandMark = html`<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
  <path d="M12 2.5 2.5 21.5H8L12 13Z" />
  <path d="M12 2.5 21.5 21.5H16L12 13Z" opacity="0.55" />
</svg>`;

const style = html`<style>
  :root {
    color-scheme: light dark;
    --canvas: #f5f7f7;
    --card: #fff;
    --text: #14191b;
    --muted: #566165;
    --line: #d8dee0;
    --brand: #0b6b7a;
    --contrast: #fff;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --canvas: #0e1213;
      --card: #171c1e;
      --text: #eef2f3;
      --muted: #a3afb3;
      --line: #2d3538;
      --brand: #62c6d3;
      --contrast: #06252b;
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    padding: clamp(1rem, 12vh, 8rem) 1rem 2rem;
    background: var(--canvas);
    color: var(--text);
    font: 0.9375rem/1.5 system-ui, sans-serif;
    overflow-wrap: anywhere;
  }
  main {
    max-width: 26rem;
    margin: 0 auto;
    padding: 1.5rem;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: 0.75rem;
  }
  h1 {
    margin: 0 0 0.5rem;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  p {
    margin: 0 0 1rem;
    color: var(--muted);
  }
  p:last-child {
    margin: 1rem 0 0;
  }
  .notice {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: 0.8125rem;
  }
  .notice svg {
    flex: none;
    width: 1.25rem;
    color: var(--brand);
  }
  ul {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--brand);
  }
  .button,
  button {
    display: block;
    width: 100%;
    padding: 0.625rem 1rem;
    border: 0;
    border-radius: 0.5rem;
    background: var(--brand);
    color: var(--contrast);
    font: inherit;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.5rem 0;
    border-top: 1px solid var(--line);
    text-align: start;
  }
  :is(th, td):last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
</style>`;
