/*
 * The attacks we know of, tried on this very code; a table at the end says which held.
 *   npm run suite:attacks [-- --only <part>,<part>]
 */
import type { AttackPart } from './attacks/attack-part.ts';
import { part as hidden } from './attacks/hidden.ts';
import { part as inputs } from './attacks/inputs.ts';
import { part as kills } from './attacks/kills.ts';
import { part as locks } from './attacks/locks.ts';
import { part as orders } from './attacks/orders.ts';
import { part as rawRequests } from './attacks/raw-requests.ts';
import { runParts } from './run-parts.ts';

const PARTS: readonly AttackPart[] = [inputs, orders, hidden, rawRequests, locks, kills];

await runParts(PARTS);
