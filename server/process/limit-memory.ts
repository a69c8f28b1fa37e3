/**
 * `npm start` loads this before anything else. By default glibc keeps a pool of memory for each thread and returns
 * little of what is freed; what it keeps is a sixth of the server's memory. glibc reads these settings only when a
 * program starts, so this process restarts itself with them. They allow two pools, and return freed blocks of a quarter
 * of a megabyte or more at once. On other systems, or if the number of pools is already set, nothing happens.
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
