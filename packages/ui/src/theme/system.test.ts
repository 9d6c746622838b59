import { expect, it } from 'vitest';
import { system } from './system';

it('styles come in the order in which they are written, whatever was rendered before', () => {
  expect(Object.keys(system.css({ display: 'flex', top: 0 }))).toEqual(['display', 'top']);
  expect(Object.keys(system.css({ top: 0, display: 'flex' }))).toEqual(['top', 'display']);
});

it('styles of a state come in the order in which they are written, too', () => {
  expect(JSON.stringify(system.css({ _hover: { display: 'flex', top: 0 } }))).toMatch(/display.*top/);
  expect(JSON.stringify(system.css({ _hover: { top: 0, display: 'flex' } }))).toMatch(/top.*display/);
});

it('later styles win', () => {
  expect(system.css({ top: '1px', left: 0 }, { top: '2px' })).toEqual({ top: '2px', left: 0 });
});
