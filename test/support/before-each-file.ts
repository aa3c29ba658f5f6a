/* Read before each file of tests: its `afterAll` is the last that is called. */
import { afterAll } from 'vitest';
import { endAll } from './at-end.ts';

afterAll(endAll);
