import { screen, type userEvent, within } from 'storybook/test';

type Stage = {
  canvas: Pick<typeof screen, 'findByRole'>;
  userEvent: Pick<ReturnType<typeof userEvent.setup>, 'click' | 'keyboard' | 'selectOptions'>;
};

const isPhone = () => window.innerWidth < 768;

/** Sets a filter without a value by its label: in the filter bar, or in its sheet on phones. */
export async function chooseFilter({ canvas, userEvent }: Stage, filter: string, value: string) {
  if (isPhone()) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: filter }), value);
    await userEvent.keyboard('{Escape}');
    return;
  }
  await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
  const panel = await screen.findByRole('dialog', { name: (name) => ['Filter by', filter].includes(name) });
  // A bar with one unset filter shows its values at once.
  const field = within(panel).queryByRole('option', { name: filter });
  if (field) await userEvent.click(field);
  await userEvent.click(await within(panel).findByRole('option', { name: value }));
}

/** Finds the button that shows an active filter: its chip, or the number of active ones on phones. */
export function findFilter({ canvas }: Pick<Stage, 'canvas'>, text: string): Promise<HTMLElement> {
  const name = isPhone() ? /^Filters, \d+ active$/ : `Change filter ${text}`;
  return canvas.findByRole('button', { name });
}

/** Removes the only active filter: by its chip, or in the sheet on phones. */
export async function removeFilter(stage: Stage, text: string) {
  const { canvas, userEvent } = stage;
  if (isPhone()) {
    await userEvent.click(await findFilter(stage, text));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Reset all' }));
    await userEvent.keyboard('{Escape}');
    return;
  }
  await userEvent.click(await canvas.findByRole('button', { name: `Remove filter ${text}` }));
}
