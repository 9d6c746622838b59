/** Lists every half hour of a day: `00:00`, `00:30` … */
export function listHalfHours(): string[] {
  return Array.from({ length: 48 }, (_none, at) => {
    const hour = String(Math.floor(at / 2)).padStart(2, '0');
    return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
  });
}
