import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RouterLink } from './RouterLink';

let root: Root;
beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => root.unmount());

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show(href: string, onClick?: () => void) {
  root.render(
    <MemoryRouter>
      <Place />
      <RouterLink href={href} {...(onClick ? { onClick } : {})}>
        Go
      </RouterLink>
    </MemoryRouter>,
  );
  return page.getByRole('link', { name: 'Go' });
}

describe('a link of the app', () => {
  it.each(['/agency/ads', `${window.location.origin}/agency/ads`])(
    'opens %s without a reload',
    async (href) => {
      const onClick = vi.fn();
      await show(href, onClick).click();
      await expect.element(page.getByRole('status')).toHaveTextContent('/agency/ads');
      expect(onClick).toHaveBeenCalledOnce();
    },
  );

  it.each(['https://pay.example/invoice/7', 'mailto:help@adlane.test'])(
    'leaves %s to the browser',
    async (href) => {
      const link = show(href);
      await expect.element(link).toHaveAttribute('href', href);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      const stopped = vi.fn((event: Event) => {
        const { defaultPrevented } = event;
        event.preventDefault();
        return defaultPrevented;
      });
      document.addEventListener('click', stopped, { once: true });
      link.element().dispatchEvent(click);
      expect(stopped).toHaveReturnedWith(false);
    },
  );
});
