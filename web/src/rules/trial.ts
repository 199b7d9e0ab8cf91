import pictures from '../../../src/fzzzt/locale/rules_page.json';
import { partsOf } from './picture';

/** The cards of the scoring example: those that its first two lines show. */
export const EXAMPLE = pictures.example.slice(0, 2).flatMap(partsOf);
/** Cards to try besides. */
export const MORE = ['r4-c', 'r2-b', 'prototype-o'];
