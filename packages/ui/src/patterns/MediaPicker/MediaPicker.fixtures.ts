import { fn } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';

export const uploaded = { ...getStoryItem(1), id: 20, name: 'new.png' };

export const upload = fn();

export const add = fn();
