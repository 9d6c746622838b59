import { widgetRoot } from '../../../test/testScope';

export const button = (label: string) => {
  const found = [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')].find(
    ({ textContent }) => textContent === label,
  );
  if (!found) throw new Error(`The tour shows no button "${label}".`);
  return found;
};
