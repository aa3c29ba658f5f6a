import { startBuild } from '../src/runtime/functions/scheduled-build.ts';

export default startBuild;

export const config = { schedule: '17 3 * * *' };
