import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Box, Dialog } from '../index';
import { UiProvider } from '../provider/UiProvider';

let root: Root | undefined;
const place = document.createElement('div');

afterEach(() => {
  root?.unmount();
  place.remove();
});

function App() {
  return (
    <UiProvider scope="document" colorMode="light" dir="ltr">
      <Box color="fg.muted" data-testid="outer">
        <a href="#inner">
          <span>
            <span data-testid="inner">Templates</span>
          </span>
        </a>
      </Box>
    </UiProvider>
  );
}

it('changes the colors at all depths at once with reduced motion', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  document.body.append(place);
  root = createRoot(place);
  root.render(<App />);
  const find = (name: string) => place.querySelector<HTMLElement>(`[data-testid=${name}]`);
  await expect.poll(() => find('inner')).not.toBeNull();
  const colors = () => ['outer', 'inner'].map((name) => getComputedStyle(find(name) ?? place).color);
  const [light, inherited] = colors();
  expect(inherited).toBe(light);
  document.documentElement.classList.replace('light', 'dark');
  const [dark, inheritedDark] = colors();
  expect(dark).not.toBe(light);
  expect(inheritedDark).toBe(dark);
  expect(document.getAnimations()).toEqual([]);
});

it('shows a dialog completely from its first frame with reduced motion', async () => {
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <UiProvider scope="document" colorMode="light" dir="ltr">
      <Dialog open onClose={() => undefined} title="Delete template" />
    </UiProvider>,
  );
  const dialog = () => document.querySelector('[role=dialog]');
  await expect.poll(dialog).not.toBeNull();
  expect(getComputedStyle(dialog() ?? place)).toMatchObject({ animationName: 'none', opacity: '1' });
});
