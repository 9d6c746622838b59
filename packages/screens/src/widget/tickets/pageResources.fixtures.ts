import type { TicketResources } from '@adlane/contract/widget/tickets';

function drawSvg(width: number, height: number, fill: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="6" fill="${fill}"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/** What a server fetched for the page below. */
export const resources: TicketResources = {
  'https://cdn.example/logo.svg': drawSvg(160, 48, '#0f766e'),
  'https://cdn.example/team-800.svg': drawSvg(800, 200, '#94d2bd'),
  'https://cdn.example/pattern.svg': drawSvg(24, 24, '#d1fae5'),
  'https://cdn.example/theme/theme.css':
    '@import "base.css";.lead{color:rgb(15,118,110);background:url(../pattern.svg);padding:24px}',
  'https://cdn.example/theme/base.css': 'body{margin:0;font:16px sans-serif}main{padding:24px}',
};

/** The head of a page whose images and styles are at other addresses. */
export const head = '<link rel="stylesheet" href="https://cdn.example/theme/theme.css">';

/** Its content; the last image was not fetched. */
export const content = `<main><img id="logo" src="https://cdn.example/logo.svg" alt="">
  <p class="lead">Book a visit</p>
  <img id="team" src="https://cdn.example/team.svg" srcset="https://cdn.example/team-400.svg 400w, https://cdn.example/team-800.svg 800w" sizes="400px" width="400" height="100" alt="">
  <img id="missing" src="https://cdn.example/missing.svg" width="120" height="60" alt=""></main>`;
