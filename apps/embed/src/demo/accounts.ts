const movements: readonly (readonly [date: string, party: string, amount: string])[] = [
  ['12 May', 'Greengrocer Vos', '− € 23.40'],
  ['11 May', 'Salary, Studio Noord', '+ € 3,150.00'],
  ['10 May', 'Rail', '− € 41.80'],
  ['9 May', 'Rent', '− € 1,240.00'],
  ['8 May', 'Book shop', '− € 18.95'],
  ['7 May', 'Water', '− € 29.00'],
  ['6 May', 'Transfer from savings', '+ € 200.00'],
  ['5 May', 'Bakery', '− € 6.10'],
];

/** Balance by month, in thousands of euros. */
const balance = [9.1, 9.8, 10.4, 10.1, 11.9, 12.6, 12.2, 13.7, 14.9, 15.2, 16.4, 16.8];

export function fillMovements(): void {
  const rows = movements.map(([date, party, amount]) => {
    const row = document.createElement('tr');
    for (const [index, text] of [date, party, amount].entries()) {
      const cell = row.insertCell();
      cell.textContent = text;
      if (index === 2) cell.className = 'number';
    }
    return row;
  });
  document.getElementById('movements')?.append(...rows);
}

export function drawChart(): void {
  const canvas = document.getElementById('chart');
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { width, height } = canvas;
  const step = width / balance.length;
  for (const [month, value] of balance.entries()) {
    const bar = (value / 18) * (height - 20);
    brush.fillStyle = month === balance.length - 1 ? '#e36414' : '#5f9ea0';
    brush.fillRect(month * step + 8, height - bar, step - 16, bar);
  }
}
