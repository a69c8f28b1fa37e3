/**
 * For `npm start`, before anything else is loaded: glibc keeps a pool of memory for each thread and gives little of it
 * back, a sixth of what the server takes. It reads these settings before any program runs, so this process begins anew
 * with them: two pools, and freed blocks from a quarter of a megabyte on go back at once. On other systems, and where
 * the number of pools is set already, nothing happens.
 */
const settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MALLOC_MMAP_THRESHOLD_: '262144',
};

if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, program, { ...process.env, ...settings });
}
