import { screen, type userEvent, within } from 'storybook/test';

type Stage = {
  canvas: Pick<typeof screen, 'findByRole'>;
  userEvent: Pick<ReturnType<typeof userEvent.setup>, 'click'>;
};

/** Opens the menu of a list's views, by the name of the listed one. */
export async function openViews({ canvas, userEvent }: Stage, current: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `View: ${current}` }));
  return within(await screen.findByRole('menu'));
}
