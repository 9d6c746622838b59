import {
  ArticlePreview,
  BannerPreview,
  BotPreview,
  ChecklistPreview,
  SurveyPreview,
} from '@adlane/messenger/preview';
import { hostileHtml } from '@adlane/mocks/hostileHtml';
import { UiProvider } from '@adlane/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementAlert } from './AnnouncementAlert/AnnouncementAlert';

// What a team publishes is shown to people who did not write it, by the components of the dashboard and the widget.

const place = document.createElement('div');
const ran = vi.fn();
const ownAlert = window.alert;
let root: Root | undefined;

beforeEach(() => {
  ran.mockClear();
  window.alert = ran;
  document.body.append(place);
});
afterEach(() => {
  root?.unmount();
  place.remove();
  window.alert = ownAlert;
});

/** Each kind of published text, with `text` in all of its fields. */
const published: Readonly<Record<string, (text: string) => ReactElement>> = {
  announcement: (text) => (
    <AnnouncementAlert
      announcement={{
        title: text,
        body: `<p>Before</p>${text}`,
        kind: 'info',
        link_url: 'https://ok.example/',
        link_text: text,
      }}
    />
  ),
  'article of the news or the help center': (text) => (
    <ArticlePreview
      config={{}}
      article={{ title: text, description: text, note: 'Today', html: `<p>Before</p>${text}` }}
    />
  ),
  banner: (text) => (
    <BannerPreview
      action={{
        actionType: 'banner',
        format: 'normal',
        data: { text, buttonText: text, action: { name: 'start-custom-action', data: { action: text } } },
      }}
    />
  ),
  survey: (text) => (
    <SurveyPreview
      config={{ staticTranslations: { next: text } }}
      survey={{
        id: 's',
        title: text,
        form: [{ name: 'q', title: text, type: 'select', options: [text], required: false, page: 1 }],
      }}
    />
  ),
  bot: (text) => (
    <BotPreview
      config={{}}
      endText={text}
      bot={{ id: 'b', name: text, steps: [{ id: 's', text, choices: [{ label: text }] }] }}
    />
  ),
  checklist: (text) => (
    <ChecklistPreview
      config={{}}
      checklist={{
        title: text,
        steps: [
          {
            id: 's',
            title: text,
            description: text,
            action: { type: 'url', value: 'https://ok.example/', label: text },
          },
        ],
      }}
    />
  ),
};

/** Points at, focuses and presses everything, for what waits for that. */
function touchEverything(): void {
  for (const element of place.querySelectorAll('*')) {
    for (const type of ['pointerover', 'mouseover', 'focus', 'toggle'])
      element.dispatchEvent(new Event(type, { bubbles: true }));
    if (element instanceof HTMLElement && !element.closest('a[href^="http"], button')) element.click();
  }
}

const addresses = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction'];

/** What runs or loads by itself, or once it is pressed. */
function listDangerous(): string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const isDangerous =
      element.matches('script, style, iframe, object, embed, base, meta, link, form[action], math') ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      addresses.some((name) => /^\W*(javascript|vbscript|data):/i.test(element.getAttribute(name) ?? ''));
    return isDangerous ? [element.outerHTML] : [];
  });
}

describe('a hostile text', () => {
  it.each(Object.entries(published))('never runs in what a team publishes: %s', async (_kind, show) => {
    root = createRoot(place);
    root.render(
      <UiProvider scope="element" colorMode="light" dir="ltr">
        {hostileHtml.map((text) => (
          <section key={text}>{show(text)}</section>
        ))}
      </UiProvider>,
    );
    await expect.poll(() => place.querySelectorAll('section').length).toBe(hostileHtml.length);
    // Written into a page as markup, it would be no text.
    const sections = [...place.querySelectorAll('section')];
    const isShown = (text: string, at: number) => sections[at]?.textContent.includes(text.trim());
    await expect.poll(() => hostileHtml.filter((text, at) => !isShown(text, at))).toEqual([]);
    touchEverything();
    expect(listDangerous()).toEqual([]);
    // The error of an image comes after the next one.
    const broken = new Image();
    const failed = new Promise((resolve) => broken.addEventListener('error', resolve));
    broken.src = 'x';
    await failed;
    expect(ran).not.toHaveBeenCalled();
  });
});
