import { describe, expect, it } from 'vitest';
import type { Command } from './CommandPaletteProps';
import { findCommands } from './findCommands';

function createCommand(id: string, label: string, group: string, keywords?: string): Command {
  return { id, label, group, keywords, run: () => undefined };
}

const commands = [
  createCommand('ads', 'Launched Ads', 'Go to', 'campaigns'),
  createCommand('leads', 'Leads', 'Go to'),
  createCommand('launch', 'Launch an ad', 'Actions'),
];

function shown(term: string, recent: string[] = [], searched: Command[] = []) {
  return findCommands({ commands, recent, searched, term }).map(({ name, commands: members }) => [
    name,
    members.map(({ id }) => id),
  ]);
}

describe('findCommands', () => {
  it.each<[string, string[], unknown]>([
    [
      '',
      [],
      [
        ['Go to', ['ads', 'leads']],
        ['Actions', ['launch']],
      ],
    ],
    [
      '',
      ['launch', 'gone'],
      [
        ['Recent', ['launch']],
        ['Go to', ['ads', 'leads']],
      ],
    ],
    [
      'launch',
      ['leads'],
      [
        ['Go to', ['ads']],
        ['Actions', ['launch']],
      ],
    ],
    ['le', [], [['Go to', ['leads']]]],
    ['campaign', [], [['Go to', ['ads']]]],
    ['nothing', [], []],
  ])('returns the commands for %j after %j', (term, recent, expected) => {
    expect(shown(term, recent)).toEqual(expected);
  });

  it('adds search results without duplicates', () => {
    const template = createCommand('t7', 'Leads for dentists', 'Templates');
    expect(shown('leads', [], [template, createCommand('leads', 'Leads', 'Go to')])).toEqual([
      ['Go to', ['leads']],
      ['Templates', ['t7']],
    ]);
  });
});
