/*
 * What goes wrong around the service, tried on this very code: each fault is to end in one clear sentence, and to heal by
 * itself; a table at the end says which did.
 *   npm run suite:faults [-- --only <part>,<part>]
 */
import { part as kills } from './attacks/kills.ts';
import { part as locks } from './attacks/locks.ts';
import { part as clock } from './faults/clock.ts';
import { part as disk } from './faults/disk.ts';
import { part as files } from './faults/files.ts';
import { part as server } from './faults/server.ts';
import { runParts } from './run-parts.ts';

await runParts([disk, server, files, clock, locks, kills]);
