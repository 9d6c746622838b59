import { screen, type userEvent, within } from 'storybook/test';

type Stage = {
  canvas: Pick<typeof screen, 'findByRole'>;
  userEvent: Pick<ReturnType<typeof userEvent.setup>, 'click' | 'keyboard' | 'selectOptions'>;
};

/** Sets a filter without a value by its label: in the filter bar, or in its sheet on phones. */
export async function chooseFilter({ canvas, userEvent }: Stage, filter: string, value: string) {
  if (window.innerWidth < 768) {
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
