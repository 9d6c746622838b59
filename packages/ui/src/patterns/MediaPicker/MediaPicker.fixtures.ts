import { fn } from 'storybook/test';
import { storyItem } from '../../story/storyMedia';

export const uploaded = { ...storyItem(1), id: 20, name: 'new.png' };

export const upload = fn();

export const add = fn();
