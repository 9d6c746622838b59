import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from '../DataTableProps';
import { fitColumns } from './fitColumns';

const cell = () => '';
const name: DataTableColumn<unknown> = { id: 'name', header: 'Ad', cell };
const client: DataTableColumn<unknown> = { id: 'client', header: 'Client', priority: 'medium', cell };
const budget: DataTableColumn<unknown> = {
  id: 'budget',
  header: 'Budget',
  kind: 'money',
  priority: 'low',
  cell,
};
const spend: DataTableColumn<unknown> = { id: 'spend', header: 'Spend', kind: 'money', cell };
const launched: DataTableColumn<unknown> = {
  id: 'date',
  header: 'Launched',
  kind: 'date',
  priority: 'low',
  cell,
};
const columns = [name, client, budget, spend, launched];

const fit = (width: number, chosen: Record<string, number> = {}) => fitColumns({ columns, width, chosen });
const getIds = (width: number) => fit(width).columns.map(({ id }) => id);

describe('fitColumns', () => {
  it.each([
    [764, ['name', 'client', 'budget', 'spend', 'date']],
    [763, ['name', 'client', 'budget', 'spend']],
    [652, ['name', 'client', 'budget', 'spend']],
    [651, ['name', 'client', 'spend']],
    [456, ['name', 'client', 'spend']],
    [455, ['name', 'spend']],
    [312, ['name', 'spend']],
    [311, ['name']],
    [0, ['name']],
  ])(
    'shows at %i px the columns %j: the least important give way first, to a name that can be read, too',
    (width, ids) => {
      expect(getIds(width)).toEqual(ids);
    },
  );

  it.each([
    [456, { name: 208, client: 144, spend: 104 }],
    [548, { name: 300, client: 144, spend: 104 }],
    [568, { name: 312, client: 152, spend: 104 }],
  ])(
    'gives the width that is left at %i px to names until most fit, then to other texts, too',
    (width, widths) => {
      expect(fit(width).widths).toEqual(widths);
    },
  );

  it.each([
    [
      'the name first, up to a comfortable width',
      { name: 420, client: 260, spend: 64 },
      { name: 300, client: 184 },
    ],
    [
      'then other texts, then the rest of the name',
      { name: 420, client: 158, spend: 64 },
      { name: 326, client: 158 },
    ],
    ['only as much as is needed', { name: 300, client: 148, spend: 64 }, { name: 300, client: 148 }],
    ['nothing where nothing is unused', { name: 420, client: 260, spend: 120 }, { name: 300, client: 144 }],
  ])('takes the room that content leaves unused for what is cut: %s', (_, needed, widths) => {
    expect(
      fitColumns({ columns: [name, client, spend], width: 548, chosen: {}, needed }).widths,
    ).toMatchObject(widths);
  });

  it('leaves a width that the user chose, and columns that are not measured', () => {
    const needed = { name: 420, client: 80, spend: 64 };
    const fitted = fitColumns({ columns, width: 764, chosen: { client: 160 }, needed });
    expect(fitted.widths).toMatchObject({ client: 160, budget: 104, date: 112 });
  });

  it('fills any width from the least on to the pixel but for rounding, without overflow', () => {
    for (let width = 208; width < 1600; width += 7) {
      const { widths, overflows } = fit(width);
      const total = Object.values(widths).reduce((sum, each) => sum + each, 0);
      expect(overflows).toBe(false);
      expect(width - total).toBeGreaterThanOrEqual(0);
      expect(width - total).toBeLessThanOrEqual(2);
    }
  });

  it('makes a column as wide as its header needs', () => {
    const { widths } = fitColumns({
      columns: [name, { ...spend, header: 'Cost per result', sortable: true }],
      width: 400,
      chosen: {},
    });
    expect(widths.spend).toBeGreaterThan(140);
  });

  it('hides no column for a width that the user chose: the table overflows', () => {
    const { columns: shown, widths, overflows } = fit(764, { client: 400 });
    expect(shown).toHaveLength(5);
    expect(widths.client).toBe(400);
    expect(overflows).toBe(true);
  });
});
