import { startBuild } from '../src/runtime/scheduled-build.ts';

export default startBuild;

export const config = { schedule: '17 3 * * *' };
